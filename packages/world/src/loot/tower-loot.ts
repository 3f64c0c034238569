import type { LootPool } from './loot-pool.ts'

/** Loot of end cities and bastions: https://minecraft.wiki/w/End_City#Loot and Bastion_Remnant#Loot, generic chests. */
export const towerLoot: Readonly<
  Record<'bastion_other' | 'end_city_treasure' | 'end_city_ship', readonly LootPool[]>
> = {
  end_city_ship: [{ rolls: [1, 1], entries: [[1, 'elytra']] }],
  end_city_treasure: [
    {
      rolls: [2, 6],
      entries: [
        [5, 'diamond', 2, 7],
        [10, 'iron_ingot', 4, 8],
        [15, 'gold_ingot', 2, 7],
        [2, 'emerald', 2, 6],
        [5, 'beetroot_seeds', 1, 10],
        [3, 'saddle'],
        [1, 'iron_horse_armor'],
        [1, 'golden_horse_armor'],
        [1, 'diamond_horse_armor'],
        [3, 'iron_sword', 1, 1, 'level-30'],
        [3, 'iron_pickaxe', 1, 1, 'level-30'],
        [3, 'iron_shovel', 1, 1, 'level-30'],
        [3, 'iron_helmet', 1, 1, 'level-30'],
        [3, 'iron_chestplate', 1, 1, 'level-30'],
        [3, 'iron_leggings', 1, 1, 'level-30'],
        [3, 'iron_boots', 1, 1, 'level-30'],
        [3, 'diamond_sword', 1, 1, 'level-30'],
        [3, 'diamond_pickaxe', 1, 1, 'level-30'],
        [3, 'diamond_shovel', 1, 1, 'level-30'],
        [3, 'diamond_helmet', 1, 1, 'level-30'],
        [3, 'diamond_chestplate', 1, 1, 'level-30'],
        [3, 'diamond_leggings', 1, 1, 'level-30'],
        [3, 'diamond_boots', 1, 1, 'level-30'],
      ],
    },
    {
      rolls: [1, 1],
      entries: [
        [14, ''],
        [1, 'spire_armor_trim_smithing_template'],
      ],
    },
  ],
  bastion_other: [
    {
      rolls: [1, 1],
      entries: [
        [6, 'diamond_pickaxe', 1, 1, 'level-30'],
        [6, 'diamond_shovel'],
        [6, 'crossbow', 1, 1, 'level-30'],
        [12, 'ancient_debris'],
        [4, 'netherite_scrap'],
        [10, 'spectral_arrow', 10, 22],
        [9, 'piglin_banner_pattern'],
        [5, 'music_disc_pigstep'],
        [12, 'golden_carrot', 6, 17],
        [9, 'golden_apple'],
        [10, 'book', 1, 1, 'any'],
      ],
    },
    {
      rolls: [2, 2],
      entries: [
        [2, 'iron_sword'],
        [2, 'iron_block'],
        [1, 'golden_boots'],
        [2, 'golden_axe'],
        [2, 'gold_block'],
        [1, 'crossbow'],
        [2, 'gold_ingot', 1, 6],
        [2, 'iron_ingot', 1, 6],
        [1, 'golden_sword'],
        [1, 'golden_chestplate'],
        [1, 'golden_helmet'],
        [1, 'golden_leggings'],
        [2, 'crying_obsidian', 1, 5],
      ],
    },
    {
      rolls: [3, 4],
      entries: [
        [2, 'gilded_blackstone', 1, 5],
        [1, 'chain', 2, 10],
        [2, 'magma_cream', 2, 6],
        [1, 'bone_block', 3, 6],
        [1, 'iron_nugget', 2, 8],
        [1, 'obsidian', 4, 6],
        [1, 'gold_nugget', 2, 8],
        [1, 'string', 4, 6],
        [2, 'arrow', 5, 17],
        [1, 'cooked_porkchop'],
      ],
    },
    {
      rolls: [1, 1],
      entries: [
        [9, ''],
        [1, 'netherite_upgrade_smithing_template'],
      ],
    },
  ],
}
