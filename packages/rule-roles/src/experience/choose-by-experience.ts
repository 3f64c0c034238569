import type { Observation } from '@voyager-mc/core'
import type { TechTree, Way } from '@voyager-mc/tech-tree'
import type { PricedWay, Experience } from './experience.ts'
import { isUnseen, sightsOf } from './sights.ts'
import { undergroundSearches, wayName, wayNames, type UndergroundSearch } from './way-names.ts'

/** Choices among ways where several lead to the same item. */
export interface WayChooser {
  /** Ways in the order in which to try them: as given while nothing was experienced. */
  rank(ways: readonly Way[]): readonly Way[]
  /** The search under ground for an item. */
  search(way: Way): UndergroundSearch
  /** Whether a learned skill is expected to bring the item at least as soon as the plan's own way. */
  prefersSkill(arm: Pick<PricedWay, 'way' | 'item'>): boolean
}

export interface ChooseByExperienceOptions {
  readonly techTree: TechTree
  readonly where: Observation
  /** Absent keeps to the tech tree's order. */
  readonly experience?: Experience | undefined
}

/** Dearer ways than this many times the cheapest are not tried in its place: they lead to other dimensions. */
const widestChoice = 6

/** A skill may be so much dearer than the plan before the plan goes its own way: its record is made of few tries. */
const skillGrace = 1.25

/** Chooses by Thompson sampling over the ways whose costs are of the same order. */
export function chooseByExperience({ techTree, where, experience }: ChooseByExperienceOptions): WayChooser {
  const sights = sightsOf(where)
  const isKnown = (name: string): boolean => sights.has(name)
  // What is chosen now is made for a few items, so a tool that is not at hand costs all of it.
  const toolOf = ({ tools }: Way): number =>
    tools.length === 0 || tools.some((tool) => (where.inventory[tool] ?? 0) > 0)
      ? 0
      : Math.min(...tools.map((tool) => techTree.effort(tool)))
  const whole = (way: Way): number =>
    toolOf(way) +
    ownOf(way) +
    Object.entries(way.inputs).reduce(
      (sum, [input, count]) => sum + (techTree.effort(input) * count) / way.yields,
      0,
    )
  const armsOf = (way: Way, kin: readonly Way[] = [way]): readonly PricedWay[] => {
    const names = new Set(wayNames(way, techTree))
    const arms = kin
      .filter((other) => other === way || isOnSame(other, way))
      .flatMap((other) =>
        wayNames(other, techTree).map((name) => ({ way: name, item: other.item, prior: ownOf(other) })),
      )
    return pooled(arms, { experience, where }).filter((arm) => names.has(arm.way))
  }
  const isTried = (way: Way): boolean =>
    experience !== undefined && armsOf(way).some((arm) => experience.isTried(arm, where))
  const drawn = (way: Way, kin: readonly Way[]): number => {
    const draws = armsOf(way, kin).map((arm) => experience?.draw(arm, where) ?? arm.prior)
    return whole(way) - ownOf(way) + Math.min(...draws)
  }
  // Of two recipes the one whose parts are at hand, or were seen, comes first: nobody looks for vines with moss in the bag.
  const lacksSight = (way: Way): boolean =>
    Object.entries(way.inputs).some(
      ([input, count]) =>
        (where.inventory[input] ?? 0) < count &&
        techTree.ways(input).every((source) => isUnseen(source, isKnown)),
    )
  return {
    rank(ways) {
      // Nobody goes to look for an iron golem because one bad day made digging dear: what is unseen keeps its place.
      const near = ways.filter((way) => !isUnseen(way, isKnown))
      const cheapest = Math.min(...near.map(whole))
      const comparable = near.filter((way) => whole(way) <= widestChoice * cheapest)
      const isExperienced = comparable.some(isTried)
      const order = comparable
        .map((way) => ({ way, cost: isExperienced ? drawn(way, comparable) : whole(way) }))
        .toSorted((a, b) => Number(lacksSight(a.way)) - Number(lacksSight(b.way)) || a.cost - b.cost)
        .map(({ way }) => way)
      return ways.map((way) => (comparable.includes(way) ? (order.shift() ?? way) : way))
    },
    search(way) {
      const [usual] = undergroundSearches
      if (!isTried(way)) return usual
      const costs = armsOf(way).map((arm) => ({ arm, cost: experience?.draw(arm, where) ?? arm.prior }))
      const [best] = costs.toSorted((a, b) => a.cost - b.cost)
      return undergroundSearches.find((search) => wayName(way, search) === best?.arm.way) ?? usual
    },
    prefersSkill({ way, item }) {
      const prior = techTree.effort(item)
      return (experience?.secondsPerItem({ way, item, prior }, where) ?? prior) <= prior * skillGrace
    },
  }
}

/** Whether two ways need the same creature: whoever looked for it long with one tool finds it no sooner with another. */
function isOnSame(one: Way, other: Way): boolean {
  const creature = creatureOf(one)
  return creature !== undefined && creature === creatureOf(other)
}

function creatureOf(way: Way): string | undefined {
  if (way.type === 'kill') return way.mob
  return way.type === 'use' ? way.on : undefined
}

/**
 * Arms that search for the same, with priors that the tried ones have moved: what makes caves dear here, a thin world or a
 * strict sight, makes tunnels dear too, and nobody knows yet that they are better.
 */
function pooled(
  arms: readonly PricedWay[],
  { experience, where }: Pick<ChooseByExperienceOptions, 'experience' | 'where'>,
): readonly PricedWay[] {
  const known = arms
    .filter((arm) => experience?.isTried(arm, where))
    .map((arm) => experience?.secondsPerItem(arm, where) ?? arm.prior)
  const least = Math.min(...known)
  if (!Number.isFinite(least)) return arms
  return arms.map((arm) =>
    experience?.isTried(arm, where) ? arm : { ...arm, prior: Math.max(arm.prior, least) },
  )
}

function ownOf(way: Way): number {
  return way.effort / way.yields
}
