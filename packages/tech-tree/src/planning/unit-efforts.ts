import type { Way } from '../contract/way.ts'

/** A tool is shared by about this many uses when alternatives are compared. */
const usesPerTool = 8

/** More rounds than any chain of items is long; a guard against data that never settles. */
const maximumRounds = 100

/** Rough seconds for fuel, per smelted item. */
const fuelEffort = 1

/** Rough seconds for a station that must be made or walked to, per act. */
const stationEffort = 0.5

/** Effort of a way per item it yields, given the effort of every other item; infinite for blocks that do not occur by themselves. */
export function wayEffort(way: Way, effortOf: (item: string) => number): number {
  if (way.type === 'mine' && !way.isNatural) return Infinity
  return wayEffortNearby(way, (item, count) => effortOf(item) * count) / way.yields
}

/** Effort of some acts of a way (one unless told, parts of one count), given the effort of so many of every other item. */
export function wayEffortNearby(
  way: Way,
  effortOf: (item: string, count: number) => number,
  { own = way.effort, acts = 1 }: { readonly own?: number; readonly acts?: number } = {},
): number {
  let effort = own * acts
  for (const input in way.inputs) effort += effortOf(input, (way.inputs[input] ?? 0) * acts)
  if (way.tools.length > 0) effort += (cheapest(way.tools, effortOf) / usesPerTool) * acts
  if (way.station !== undefined) effort += stationEffort * acts
  if (way.type === 'smelt') effort += fuelEffort * acts
  return effort
}

function cheapest(items: readonly string[], effortOf: (item: string, count: number) => number): number {
  let least = Infinity
  for (const item of items) least = Math.min(least, effortOf(item, 1))
  return least
}

/** The least effort for one of each item from nothing; items that cannot be had are absent. */
export function unitEfforts(ways: ReadonlyMap<string, readonly Way[]>): ReadonlyMap<string, number> {
  const efforts = new Map<string, number>()
  const effortOf = (item: string): number => efforts.get(item) ?? Infinity
  // Each round settles at least one more link of the longest chain; real chains are shorter than 20.
  for (let round = 0, isChanged = true; isChanged && round < maximumRounds; round += 1) {
    isChanged = false
    for (const [item, list] of ways) {
      for (const way of list) {
        const effort = wayEffort(way, effortOf)
        if (effort < effortOf(item) - 1e-9) {
          efforts.set(item, effort)
          isChanged = true
        }
      }
    }
  }
  return efforts
}
