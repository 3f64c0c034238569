import type { BuildingTable } from '../generation/buildings/building-tables.ts'
import type { LootEntry, LootPool } from './loot-pool.ts'

type RuinTable = Exclude<BuildingTable, `village_${string}`>

// Golden things of old, with any enchantment.
const golden: readonly LootEntry[] = [
  'sword',
  'axe',
  'hoe',
  'shovel',
  'pickaxe',
  'boots',
  'chestplate',
  'helmet',
  'leggings',
].map((kind) => [15, `golden_${kind}`, 1, 1, 'any'])

/**
 * Loot of ruins: https://minecraft.wiki/w/Desert_Pyramid#Loot, Jungle_Pyramid#Loot, Ruined_Portal#Loot, Shipwreck#Loot,
 * Pillager_Outpost#Loot and Mineshaft#Loot.
 */
export const ruinLoot: Readonly<Record<RuinTable, readonly LootPool[]>> = {
  desert_pyramid: [
    {
      rolls: [2, 4],
      entries: [
        [5, 'diamond', 1, 3],
        [15, 'iron_ingot', 1, 5],
        [15, 'gold_ingot', 2, 7],
        [15, 'emerald', 1, 3],
        [25, 'bone', 4, 6],
        [25, 'spider_eye', 1, 3],
        [25, 'rotten_flesh', 3, 7],
        [20, 'saddle'],
        [15, 'iron_horse_armor'],
        [10, 'golden_horse_armor'],
        [5, 'diamond_horse_armor'],
        [20, 'book', 1, 1, 'any'],
        [20, 'golden_apple'],
        [2, 'enchanted_golden_apple'],
        [15, ''],
      ],
    },
    {
      rolls: [4, 4],
      entries: [
        [10, 'bone', 1, 8],
        [10, 'gunpowder', 1, 8],
        [10, 'rotten_flesh', 1, 8],
        [10, 'string', 1, 8],
        [10, 'sand', 1, 8],
      ],
    },
    {
      rolls: [1, 1],
      entries: [
        [6, ''],
        [1, 'dune_armor_trim_smithing_template', 2],
      ],
    },
  ],
  jungle_temple: [
    {
      rolls: [2, 6],
      entries: [
        [3, 'diamond', 1, 3],
        [10, 'iron_ingot', 1, 5],
        [15, 'gold_ingot', 2, 7],
        [15, 'bamboo', 1, 3],
        [2, 'emerald', 1, 3],
        [20, 'bone', 4, 6],
        [16, 'rotten_flesh', 3, 7],
        [3, 'saddle'],
        [1, 'iron_horse_armor'],
        [1, 'golden_horse_armor'],
        [1, 'diamond_horse_armor'],
        [1, 'book', 1, 1, 'level-30'],
      ],
    },
    {
      rolls: [1, 1],
      entries: [
        [2, ''],
        [1, 'wild_armor_trim_smithing_template', 2],
      ],
    },
  ],
  jungle_temple_dispenser: [{ rolls: [1, 2], entries: [[30, 'arrow', 2, 7]] }],
  ruined_portal: [
    {
      rolls: [4, 8],
      entries: [
        [40, 'obsidian', 1, 2],
        [40, 'flint', 1, 4],
        [40, 'iron_nugget', 9, 18],
        [40, 'flint_and_steel'],
        [40, 'fire_charge'],
        [15, 'golden_apple'],
        [15, 'gold_nugget', 4, 24],
        ...golden,
        [5, 'glistering_melon_slice', 4, 12],
        [5, 'golden_horse_armor'],
        [5, 'light_weighted_pressure_plate'],
        [5, 'golden_carrot', 4, 12],
        [5, 'clock'],
        [5, 'gold_ingot', 2, 8],
        [1, 'bell'],
        [1, 'enchanted_golden_apple'],
        [1, 'gold_block', 1, 2],
      ],
    },
  ],
  shipwreck_supply: [
    {
      rolls: [3, 10],
      entries: [
        [8, 'paper', 1, 12],
        [7, 'potato', 2, 6],
        [7, 'poisonous_potato', 2, 6],
        [7, 'carrot', 4, 8],
        [7, 'wheat', 8, 21],
        [10, 'suspicious_stew'],
        [6, 'coal', 2, 8],
        [5, 'rotten_flesh', 5, 24],
        [2, 'pumpkin', 1, 3],
        [2, 'bamboo', 1, 3],
        [3, 'gunpowder', 1, 5],
        [1, 'tnt', 1, 2],
        [3, 'leather_helmet', 1, 1, 'any'],
        [3, 'leather_chestplate', 1, 1, 'any'],
        [3, 'leather_leggings', 1, 1, 'any'],
        [3, 'leather_boots', 1, 1, 'any'],
      ],
    },
  ],
  shipwreck_treasure: [
    {
      rolls: [3, 6],
      entries: [
        [90, 'iron_ingot', 1, 5],
        [10, 'gold_ingot', 1, 5],
        [40, 'emerald', 1, 5],
        [5, 'diamond'],
        [5, 'experience_bottle'],
      ],
    },
    {
      rolls: [2, 5],
      entries: [
        [50, 'iron_nugget', 1, 10],
        [10, 'gold_nugget', 1, 10],
        [20, 'lapis_lazuli', 1, 10],
      ],
    },
  ],
  // Without the map to a treasure, which this world does not bury.
  shipwreck_map: [
    {
      rolls: [3, 3],
      entries: [
        [1, 'compass'],
        [1, 'map'],
        [1, 'clock'],
        [20, 'paper', 1, 10],
        [10, 'feather', 1, 5],
        [5, 'book', 1, 5],
      ],
    },
  ],
  pillager_outpost: [
    { rolls: [0, 1], entries: [[1, 'crossbow']] },
    {
      rolls: [2, 3],
      entries: [
        [7, 'wheat', 3, 5],
        [5, 'potato', 2, 5],
        [5, 'carrot', 3, 5],
      ],
    },
    { rolls: [1, 3], entries: [[1, 'dark_oak_log', 2, 3]] },
    {
      rolls: [2, 3],
      entries: [
        [7, 'experience_bottle'],
        [4, 'string', 1, 6],
        [4, 'arrow', 2, 7],
        [3, 'tripwire_hook', 1, 3],
        [3, 'iron_ingot', 1, 3],
        [1, 'book', 1, 1, 'any'],
      ],
    },
    { rolls: [0, 1], entries: [[1, 'goat_horn']] },
  ],
  abandoned_mineshaft: [
    {
      rolls: [1, 1],
      entries: [
        [20, 'golden_apple'],
        [1, 'enchanted_golden_apple'],
        [30, 'name_tag'],
        [10, 'book', 1, 1, 'any'],
        [5, 'iron_pickaxe'],
        [5, ''],
      ],
    },
    {
      rolls: [2, 4],
      entries: [
        [10, 'iron_ingot', 1, 5],
        [5, 'gold_ingot', 1, 3],
        [5, 'redstone', 4, 9],
        [5, 'lapis_lazuli', 4, 9],
        [3, 'diamond', 1, 2],
        [10, 'coal', 3, 8],
        [15, 'bread', 1, 3],
        [15, 'glow_berries', 3, 6],
        [10, 'melon_seeds', 2, 4],
        [10, 'pumpkin_seeds', 2, 4],
        [10, 'beetroot_seeds', 2, 4],
      ],
    },
    {
      rolls: [3, 3],
      entries: [
        [20, 'rail', 4, 8],
        [5, 'powered_rail', 1, 4],
        [5, 'detector_rail', 1, 4],
        [5, 'activator_rail', 1, 4],
        [15, 'torch', 1, 16],
      ],
    },
  ],
}
