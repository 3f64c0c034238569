/** Ticks one piece of fuel burns, or undefined for what does not burn. */
export function fuelBurnTicks(name: string): number | undefined {
  return exact[name] ?? patterns.find(([pattern]) => pattern.test(name))?.[1]
}

const exact: Readonly<Record<string, number>> = {
  coal: 1600,
  charcoal: 1600,
  coal_block: 16_000,
  lava_bucket: 20_000,
  blaze_rod: 2400,
  dried_kelp_block: 4001,
  stick: 100,
  bowl: 100,
  bamboo: 50,
  crafting_table: 300,
  chest: 300,
  ladder: 300,
  bow: 300,
  fishing_rod: 300,
  wooden_pickaxe: 200,
  wooden_axe: 200,
  wooden_shovel: 200,
  wooden_hoe: 200,
  wooden_sword: 200,
}

const wood = 'oak|spruce|birch|jungle|acacia|dark_oak|mangrove|cherry'

const patterns: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`^(stripped_)?(${wood})_(log|wood)$`), 300],
  [new RegExp(`^(${wood}|bamboo)_(planks|stairs|fence|fence_gate|trapdoor|pressure_plate)$`), 300],
  [new RegExp(`^(${wood}|bamboo)_door$`), 200],
  [new RegExp(`^(${wood}|bamboo)_slab$`), 150],
  [new RegExp(`^(${wood}|bamboo)_button$`), 100],
  [new RegExp(`^(${wood})_(chest_)?boat$`), 1200],
  [/_sapling$|_wool$/, 100],
  [/_carpet$/, 67],
]
