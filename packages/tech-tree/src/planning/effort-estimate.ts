import type { Way } from '../contract/way.ts'
import type { SourceEfforts } from './source-efforts.ts'
import { wayEffortNearby } from './unit-efforts.ts'

/** A held item still has worth: burning a held diamond block is no bargain. */
const heldShare = 0.05

export interface EffortEstimate {
  effortOf(item: string): number
  /** Ways of an item with a finite effort, cheapest first. */
  rankedWays(item: string): readonly Way[]
}

/** Efforts given what is held and near; falls back on the efforts from nothing where chains close. */
export function effortEstimate({
  ways,
  unitEffort,
  isHeld,
  sources,
}: {
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly unitEffort: (item: string) => number
  /** Items of the starting inventory that are not used up. */
  readonly isHeld: (item: string) => boolean
  readonly sources: SourceEfforts
}): EffortEstimate {
  const known = new Map<string, number>()

  const effortOf = (item: string): number => {
    const cached = known.get(item)
    if (cached !== undefined) return cached
    const base = unitEffort(item)
    // While an item is being worked out, chains that lead back to it see its effort from nothing.
    known.set(item, base)
    let least = base
    if (isHeld(item)) least = Math.min(Number.isFinite(base) ? base : 100, 1000) * heldShare
    else for (const way of ways.get(item) ?? []) least = Math.min(least, effortOfWay(way))
    known.set(item, least)
    return least
  }
  const effortOfWay = (way: Way): number => {
    if (way.type === 'mine' && !way.isNatural && !sources.isNear(way)) return Infinity
    return wayEffortNearby(way, effortOf, sources.ofWay(way))
  }
  return {
    effortOf,
    rankedWays: (item) =>
      (ways.get(item) ?? [])
        .map((way) => ({ way, effort: effortOfWay(way) }))
        .filter(({ effort }) => Number.isFinite(effort))
        .sort((a, b) => a.effort - b.effort)
        .map(({ way }) => way),
  }
}
