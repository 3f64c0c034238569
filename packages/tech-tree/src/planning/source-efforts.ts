import type { EstimateEffort, PlanStep, Surroundings } from '../contract/plan.ts'
import type { Way } from '../contract/way.ts'

/** Rough seconds to break a block or hit a mob that is in sight. */
const nearbyEffort = 2

/**
 * Blocks or creatures that lie at one remembered place: of a vein, a tree or a herd it is the first one seen that is
 * remembered. Ore that was left is seldom more: four diamonds were planned for eight seconds beside one, and looked for
 * for ten minutes.
 */
const foundAtPlace = 2

/** Blocks walked in a second, obstacles left out: that of a player who sprints seldom. */
const blocksPerSecond = 4.3

/** Rough efforts of ways and steps in these surroundings. */
export interface SourceEfforts {
  /** Whether what the way needs of the land is in sight. */
  isNear(way: Way): boolean
  /** Seconds for one act: the prior, or what experience says; never more than the walk to a known source. */
  ofWay(way: Way): number
  /** Seconds for a whole step that takes `prior` seconds somewhere unknown: what is known of is fetched, and the rest is looked for. */
  ofStep(step: Exclude<PlanStep, { readonly type: 'place' | 'travel' }>, prior: number): number
}

/** Efforts by what is near, by what is remembered, and by experience. */
export function sourceEfforts(
  world: Surroundings,
  estimate: EstimateEffort = () => undefined,
): SourceEfforts {
  const finds = findsOf(world)
  const distanceTo = (names: readonly string[]): number =>
    names.reduce((least, name) => Math.min(least, finds.get(name)?.distance ?? Infinity), Infinity)
  const knownOf = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + (finds.get(name)?.count ?? 0), 0)
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
      const sources = sourcesOf(step)
      // Water and cows are there after a use as before.
      const known = step.type === 'use' ? acts : Math.min(acts, knownOf(sources))
      return Math.min(own, nearest(sources, known) + (own * (acts - known)) / Math.max(1, acts))
    },
  }
}

/** Blocks, creatures and fluids that have to be found; none for work at a station. */
function sourcesOf(source: Way | PlanStep): readonly string[] {
  if (source.type === 'mine') return source.blocks
  if (source.type === 'kill') return [source.mob]
  return source.type === 'use' ? [source.on] : []
}

/** Some of one name that somebody knows of. */
interface Find {
  /** Blocks to the nearest; 0 for what is in sight. */
  readonly distance: number
  readonly count: number
}

/** Distance to the nearest of each name, and how many there are. */
function findsOf({
  nearbyBlocks = [],
  nearbyEntities = [],
  seenBlocks = [],
  places,
}: Surroundings): ReadonlyMap<string, Find> {
  const finds = new Map<string, Find>()
  const note = (name: string, distance: number, count: number): void => {
    const before = finds.get(name) ?? { distance: Infinity, count: 0 }
    finds.set(name, { distance: Math.min(distance, before.distance), count: before.count + count })
  }
  for (const { name, count } of nearbyBlocks) note(name, 0, count)
  for (const { name } of nearbyEntities) note(name, 0, 1)
  const inSight = new Set(finds.keys())
  for (const { name, distanceBlocks } of places ?? []) {
    // What is in sight is remembered, too, and counts once.
    if (!inSight.has(name)) note(name, distanceBlocks ?? Infinity, foundAtPlace)
  }
  // Without a memory of places nobody knows how far away it was.
  if (places === undefined) for (const name of seenBlocks) if (!inSight.has(name)) note(name, 0, foundAtPlace)
  return finds
}
