// Per result, in points: https://minecraft.wiki/w/Smelting#Experience
const experience: Readonly<Record<string, number>> = {
  netherite_scrap: 2,
  iron_ingot: 0.7,
  gold_ingot: 1,
  copper_ingot: 0.7,
  coal: 0.1,
  diamond: 1,
  emerald: 1,
  lapis_lazuli: 0.2,
  redstone: 0.7,
  quartz: 0.2,
  charcoal: 0.15,
  green_dye: 1,
  popped_chorus_fruit: 0.1,
  brick: 0.3,
  terracotta: 0.35,
  sponge: 0.15,
  cooked_beef: 0.35,
  cooked_porkchop: 0.35,
  cooked_chicken: 0.35,
  cooked_mutton: 0.35,
  cooked_rabbit: 0.35,
  cooked_cod: 0.35,
  cooked_salmon: 0.35,
  baked_potato: 0.35,
}

// Stones, glass, bricks, nuggets, lime dye and dried kelp all give the same.
const common =
  /^(glass|stone|smooth_|cracked_|deepslate$|nether_brick$|(iron|gold)_nugget$|lime_dye$|dried_kelp$|resin_brick$)|_glazed_terracotta$/

/** The experience points, a fraction, that taking one smelted item of this name (the result) gives; 0 if none. */
export function smeltingExperience(itemName: string): number {
  return experience[itemName] ?? (common.test(itemName) ? 0.1 : 0)
}
