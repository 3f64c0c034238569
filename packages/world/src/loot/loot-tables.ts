import { ruinLoot } from './ruin-loot.ts'
import { towerLoot } from './tower-loot.ts'
import { villageLoot } from './village-loot.ts'
import type { LootPool } from './loot-pool.ts'
import type { LootTableName } from '../generation/structures/loot-places.ts'

// Java Edition's figures: https://minecraft.wiki/w/Monster_Room#Loot, Nether_Fortress#Loot, Stronghold#Loot; those of the
// towers are in a file of their own.
const tables: Readonly<Record<LootTableName, readonly LootPool[]>> = {
  ...towerLoot,
  ...villageLoot,
  ...ruinLoot,
  simple_dungeon: [
    {
      rolls: [1, 3],
      entries: [
        [20, 'saddle'],
        [15, 'golden_apple'],
        [2, 'enchanted_golden_apple'],
        [2, 'music_disc_otherside'],
        [15, 'music_disc_13'],
        [15, 'music_disc_cat'],
        [20, 'name_tag'],
        [10, 'golden_horse_armor'],
        [15, 'iron_horse_armor'],
        [5, 'diamond_horse_armor'],
        [10, 'book', 1, 1, 'any'],
      ],
    },
    {
      rolls: [1, 4],
      entries: [
        [10, 'iron_ingot', 1, 4],
        [5, 'gold_ingot', 1, 4],
        [20, 'bread'],
        [20, 'wheat', 1, 4],
        [10, 'bucket'],
        [15, 'redstone', 1, 4],
        [15, 'coal', 1, 4],
        [10, 'melon_seeds', 2, 4],
        [10, 'pumpkin_seeds', 2, 4],
        [10, 'beetroot_seeds', 2, 4],
      ],
    },
    {
      rolls: [3, 3],
      entries: [
        [10, 'bone', 1, 8],
        [10, 'gunpowder', 1, 8],
        [10, 'rotten_flesh', 1, 8],
        [10, 'string', 1, 8],
      ],
    },
  ],
  nether_bridge: [
    {
      rolls: [2, 4],
      entries: [
        [5, 'diamond', 1, 3],
        [5, 'iron_ingot', 1, 5],
        [15, 'gold_ingot', 1, 3],
        [5, 'golden_sword'],
        [5, 'golden_chestplate'],
        [5, 'flint_and_steel'],
        [5, 'nether_wart', 3, 7],
        [10, 'saddle'],
        [8, 'golden_horse_armor'],
        [5, 'iron_horse_armor'],
        [3, 'diamond_horse_armor'],
        [2, 'obsidian', 2, 4],
      ],
    },
    {
      rolls: [1, 1],
      entries: [
        [14, ''],
        [1, 'rib_armor_trim_smithing_template'],
      ],
    },
  ],
  stronghold_corridor: [
    {
      rolls: [2, 3],
      entries: [
        [50, 'ender_pearl'],
        [15, 'diamond', 1, 3],
        [50, 'iron_ingot', 1, 5],
        [25, 'gold_ingot', 1, 3],
        [25, 'redstone', 4, 9],
        [75, 'bread', 1, 3],
        [75, 'apple', 1, 3],
        [25, 'iron_pickaxe'],
        [25, 'iron_sword'],
        [25, 'iron_chestplate'],
        [25, 'iron_helmet'],
        [25, 'iron_leggings'],
        [25, 'iron_boots'],
        [5, 'golden_apple'],
        [5, 'saddle'],
        [5, 'iron_horse_armor'],
        [5, 'golden_horse_armor'],
        [5, 'diamond_horse_armor'],
        [5, 'music_disc_otherside'],
        [6, 'book', 1, 1, 'level-30'],
      ],
    },
  ],
}

/** Names of the tables that chests are filled from. */
export const lootTableNames: readonly string[] = Object.keys(tables)

/** Whether there is a table of a name. */
export function isLootTableName(name: string): name is LootTableName {
  return Object.hasOwn(tables, name)
}

/** The pools of a table. */
export function lootTable(name: LootTableName): readonly LootPool[] {
  return tables[name]
}
