/** Ticks one item takes in a furnace. */
export const ticksPerSmelting = 200

/** Fuels worth planning with and the ticks one of them burns; things of use for more are left out. */
const burnTicks: Readonly<Record<string, number>> = {
  coal: 1600,
  charcoal: 1600,
  coal_block: 16000,
  dried_kelp_block: 4000,
  blaze_rod: 2400,
  lava_bucket: 20000,
}

/** Ticks one of the item burns; 0 when it is no fuel. */
export function fuelTicks(item: string): number {
  if (/^(crimson|warped|stripped_crimson|stripped_warped)_/.test(item)) return 0
  if (/_(planks|log)$/.test(item)) return 300
  return burnTicks[item] ?? 0
}
