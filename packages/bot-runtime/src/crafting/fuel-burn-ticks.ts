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

const patterns: readonly (readonly [RegExp, number])[] = [
  [/^(?!crimson|warped).*_(log|wood|planks|stairs|fence|fence_gate|trapdoor|pressure_plate)$/, 300],
  [/^(?!crimson|warped|stone|polished|iron).*_(slab|button)$/, 100],
  [/_(boat)$/, 1200],
  [/_(sapling|wool|carpet)$/, 100],
]
