import { fuelTicks, ticksPerSmelting } from '../sources/fuel-ticks.ts'

/** The fuel with the least effort for smelting this many items; undefined when there is none. */
export function chooseFuel(
  smeltings: number,
  fuels: readonly string[],
  effortOf: (item: string, count: number) => number,
): { readonly item: string; readonly count: number } | undefined {
  let best: { readonly item: string; readonly count: number } | undefined
  let least = Infinity
  for (const item of fuels) {
    const count = Math.ceil((smeltings * ticksPerSmelting) / fuelTicks(item))
    const effort = effortOf(item, count)
    if (effort >= least) continue
    least = effort
    best = { item, count }
  }
  return best
}
