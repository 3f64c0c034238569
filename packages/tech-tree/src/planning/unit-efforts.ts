import type { Way } from '../contract/way.ts'

/** A tool is shared by about this many uses when alternatives are compared. */
const usesPerTool = 8

/** More rounds than any chain of items is long; a guard against data that never settles. */
const maximumRounds = 100

/** Rough seconds for fuel, per smelted item. */
const fuelEffort = 1

/** Rough seconds for a station that must be made or walked to, per act. */
const stationEffort = 0.5

/** Effort of one act of a way per item it yields, given the effort of every other item. */
export function wayEffort(way: Way, effortOf: (item: string) => number): number {
  if (way.type === 'mine' && !way.isNatural) return Infinity
  return wayEffortNearby(way, effortOf)
}

/** As `wayEffort`, also for blocks that do not occur by themselves. */
export function wayEffortNearby(
  way: Way,
  effortOf: (item: string) => number,
  own: number = way.effort,
): number {
  let effort = own
  for (const input in way.inputs) effort += effortOf(input) * (way.inputs[input] ?? 0)
  if (way.tools.length > 0) effort += cheapest(way.tools, effortOf) / usesPerTool
  if (way.station !== undefined) effort += stationEffort
  if (way.type === 'smelt') effort += fuelEffort
  return effort / way.yields
}

function cheapest(items: readonly string[], effortOf: (item: string) => number): number {
  let least = Infinity
  for (const item of items) least = Math.min(least, effortOf(item))
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
