import type { EstimateEffort, PlanStep, Surroundings } from '../contract/plan.ts'
import type { Way } from '../contract/way.ts'

/** Rough seconds to break a block or hit a mob that is in sight. */
const nearbyEffort = 2

/** Blocks walked in a second, obstacles left out: that of a player who sprints seldom. */
const blocksPerSecond = 4.3

/** Rough efforts of ways and steps in these surroundings. */
export interface SourceEfforts {
  /** Whether what the way needs of the land is in sight. */
  isNear(way: Way): boolean
  /** Seconds for one act: the prior, or what experience says; never more than the walk to a known source. */
  ofWay(way: Way): number
  /** Seconds for a whole step that takes `prior` seconds somewhere unknown. */
  ofStep(step: Exclude<PlanStep, { readonly type: 'place' | 'travel' }>, prior: number): number
}

/** Efforts by what is near, by what is remembered, and by experience. */
export function sourceEfforts(
  world: Surroundings,
  estimate: EstimateEffort = () => undefined,
): SourceEfforts {
  const distances = distancesOf(world)
  const distanceTo = (names: readonly string[]): number =>
    names.reduce((least, name) => Math.min(least, distances.get(name) ?? Infinity), Infinity)
  const nearest = (names: readonly string[], acts: number): number =>
    acts * nearbyEffort + distanceTo(names) / blocksPerSecond
  return {
    isNear: (way) => distanceTo(sourcesOf(way)) === 0,
    ofWay(way) {
      const perItem = estimate({ type: way.type, item: way.item })
      const own = perItem === undefined ? way.effort : perItem * way.yields
      return Math.min(own, nearest(sourcesOf(way), 1))
    },
    ofStep(step, prior) {
      const perItem = estimate({ type: step.type, item: step.item })
      const own = perItem === undefined ? prior : perItem * step.count
      const acts = 'acts' in step ? step.acts : step.count
      return Math.min(own, nearest(sourcesOf(step), acts))
    },
  }
}

/** Blocks, creatures and fluids that have to be found; none for work at a station. */
function sourcesOf(source: Way | PlanStep): readonly string[] {
  if (source.type === 'mine') return source.blocks
  if (source.type === 'kill') return [source.mob]
  return source.type === 'use' ? [source.on] : []
}

/** Distance to the nearest of each name; 0 for what is in sight. */
function distancesOf({
  nearbyBlocks = [],
  nearbyEntities = [],
  seenBlocks = [],
  places,
}: Surroundings): ReadonlyMap<string, number> {
  const distances = new Map<string, number>()
  const note = (name: string, distance: number): void =>
    void distances.set(name, Math.min(distance, distances.get(name) ?? Infinity))
  for (const { name, distanceBlocks } of places ?? []) note(name, distanceBlocks ?? Infinity)
  for (const { name } of [...nearbyBlocks, ...nearbyEntities]) note(name, 0)
  // Without a memory of places nobody knows how far away it was.
  if (places === undefined) for (const name of seenBlocks) note(name, 0)
  return distances
}
