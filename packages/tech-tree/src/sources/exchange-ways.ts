import type { Way } from '../contract/way.ts'

/** Gifts of piglins, goods of villagers and finds in chests of structures; averages from the game's loot tables. */
export function exchangeWays(): readonly Way[] {
  return [...barterWays(), ...tradeWays(), ...lootWays()]
}

function barterWays(): Way[] {
  const offers: readonly (readonly [item: string, perIngot: number])[] = [
    ['ender_pearl', 0.065],
    ['obsidian', 0.087],
    ['crying_obsidian', 0.17],
    ['fire_charge', 0.087],
    ['string', 0.26],
    ['leather', 0.26],
    ['nether_brick', 0.436],
    ['quartz', 0.37],
    ['gravel', 1.05],
    ['blackstone', 1.05],
    ['spectral_arrow', 0.78],
    ['iron_nugget', 0.5],
    ['soul_sand', 0.436],
  ]
  return offers.map(([item, yields]) => ({
    type: 'barter',
    item,
    yields,
    inputs: { gold_ingot: 1 },
    tools: [],
    effort: 40,
  }))
}

function tradeWays(): Way[] {
  const offers: readonly (readonly [item: string, yields: number, emeralds: number, profession: string])[] = [
    ['experience_bottle', 1, 3, 'cleric'],
    ['ender_pearl', 1, 5, 'cleric'],
    ['name_tag', 1, 20, 'librarian'],
    ['bell', 1, 36, 'toolsmith'],
    ['saddle', 1, 6, 'leatherworker'],
    ['enchanted_book', 1, 20, 'librarian'],
    ['chainmail_helmet', 1, 1, 'armorer'],
    ['chainmail_chestplate', 1, 4, 'armorer'],
    ['chainmail_leggings', 1, 3, 'armorer'],
    ['chainmail_boots', 1, 1, 'armorer'],
    ['globe_banner_pattern', 1, 8, 'cartographer'],
  ]
  return offers.map(([item, yields, emeralds, profession]) => ({
    type: 'trade',
    item,
    yields,
    inputs: { emerald: emeralds },
    tools: [],
    profession,
    effort: 300,
  }))
}

function lootWays(): Way[] {
  const finds: readonly (readonly [item: string, structure: string, effort: number])[] = [
    ['netherite_upgrade_smithing_template', 'bastion_remnant', 1500],
    ['heart_of_the_sea', 'buried_treasure', 1500],
    ['echo_shard', 'ancient_city', 2500],
    ['elytra', 'end_city', 4000],
    ['enchanted_golden_apple', 'mineshaft', 4000],
    ['iron_horse_armor', 'village', 900],
    ['golden_horse_armor', 'nether_fortress', 1200],
    ['diamond_horse_armor', 'nether_fortress', 2000],
    ['heavy_core', 'trial_chambers', 4000],
    ['disc_fragment_5', 'ancient_city', 2500],
    ['trial_key', 'trial_chambers', 1500],
    ['goat_horn', 'pillager_outpost', 1500],
    ['piglin_banner_pattern', 'bastion_remnant', 2000],
    ['music_disc_pigstep', 'bastion_remnant', 3000],
    ['music_disc_13', 'dungeon', 1200],
    ['music_disc_cat', 'dungeon', 1200],
    ['music_disc_otherside', 'stronghold', 3000],
    ['dragon_head', 'end_city', 4000],
    ['ominous_trial_key', 'trial_chambers', 3000],
  ]
  return finds.map(([item, structure, effort]) => ({
    type: 'loot',
    item,
    yields: 1,
    inputs: {},
    tools: [],
    structure,
    effort,
  }))
}
