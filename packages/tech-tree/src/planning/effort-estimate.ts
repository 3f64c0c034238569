import type { Way } from '../contract/way.ts'
import type { SourceEfforts } from './source-efforts.ts'
import { wayEffortNearby } from './unit-efforts.ts'

/** A held item still has worth: burning a held diamond block is no bargain. */
const heldShare = 0.05

export interface EffortEstimate {
  /** Effort for so many of an item, of which those in hand cost little; one unless told. */
  readonly effortOf: (item: string, count?: number) => number
  /** Ways of an item with a finite effort, cheapest first. */
  rankedWays(item: string): readonly Way[]
}

/** Efforts given what is held and near; falls back on the efforts from nothing where chains close. */
export function effortEstimate({
  ways,
  unitEffort,
  heldCount,
  sources,
}: {
  readonly ways: ReadonlyMap<string, readonly Way[]>
  readonly unitEffort: (item: string) => number
  /** Count of an item in the starting inventory that is not used up. */
  readonly heldCount: (item: string) => number
  readonly sources: SourceEfforts
}): EffortEstimate {
  const known = new Map<string, Map<number, number>>()
  const inWork = new Set<string>()
  const ranked = new Map<string, readonly Way[]>()

  const effortOf = (item: string, count = 1): number => {
    const fromNothing = unitEffort(item)
    const held = Math.min(heldCount(item), count)
    const heldEffort = held * Math.min(Number.isFinite(fromNothing) ? fromNothing : 100, 1000) * heldShare
    const missing = count - held
    return missing <= 0 ? heldEffort : heldEffort + effortOfMissing(item, missing, fromNothing * missing)
  }
  const effortOfMissing = (item: string, count: number, fromNothing: number): number => {
    const byCount = known.get(item) ?? new Map<number, number>()
    known.set(item, byCount)
    const cached = byCount.get(count)
    if (cached !== undefined) return cached
    // While an item is being worked out, chains that lead back to it see its effort from nothing.
    if (inWork.has(item)) return fromNothing
    inWork.add(item)
    let least = fromNothing
    for (const way of ways.get(item) ?? []) least = Math.min(least, effortOfWay(way, count))
    inWork.delete(item)
    byCount.set(count, least)
    return least
  }
  const effortOfWay = (way: Way, count: number): number => {
    if (way.type === 'mine' && !way.isNatural && !sources.isNear(way)) return Infinity
    return wayEffortNearby(way, effortOf, { own: sources.ofWay(way), acts: count / way.yields })
  }
  const rank = (item: string): readonly Way[] =>
    (ways.get(item) ?? [])
      .map((way) => ({ way, effort: effortOfWay(way, way.yields) / way.yields }))
      .filter(({ effort }) => Number.isFinite(effort))
      .sort((a, b) => a.effort - b.effort)
      .map(({ way }) => way)
  return {
    effortOf,
    rankedWays(item) {
      const list = ranked.get(item) ?? rank(item)
      ranked.set(item, list)
      return list
    },
  }
}
