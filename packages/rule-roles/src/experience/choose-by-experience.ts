import type { TechTree, Way } from '@voyager-mc/tech-tree'
import type { PricedWay, Experience, Surroundings } from './experience.ts'
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
  readonly where: Surroundings
  /** Absent keeps to the tech tree's order. */
  readonly experience?: Experience | undefined
}

/** Dearer ways than this many times the cheapest are not tried in its place: they lead to other dimensions. */
const widestChoice = 6

/** A skill may be so much dearer than the plan before the plan goes its own way: its record is made of few tries. */
const skillGrace = 1.25

/** Chooses by Thompson sampling over the ways whose costs are of the same order. */
export function chooseByExperience({ techTree, where, experience }: ChooseByExperienceOptions): WayChooser {
  const whole = (way: Way): number =>
    ownOf(way) +
    Object.entries(way.inputs).reduce(
      (sum, [input, count]) => sum + (techTree.effort(input) * count) / way.yields,
      0,
    )
  const armsOf = (way: Way): readonly PricedWay[] =>
    wayNames(way, techTree).map((name) => ({ way: name, item: way.item, prior: ownOf(way) }))
  const isTried = (way: Way): boolean =>
    experience !== undefined && armsOf(way).some((arm) => experience.isTried(arm, where))
  const drawn = (way: Way): number => {
    const draws = armsOf(way).map((arm) => experience?.draw(arm, where) ?? arm.prior)
    return whole(way) - ownOf(way) + Math.min(...draws)
  }
  return {
    rank(ways) {
      const cheapest = Math.min(...ways.map(whole))
      const comparable = ways.filter((way) => whole(way) <= widestChoice * cheapest)
      if (comparable.length < 2 || !comparable.some(isTried)) return ways
      const order = comparable
        .map((way) => ({ way, cost: drawn(way) }))
        .toSorted((a, b) => a.cost - b.cost)
        .map(({ way }) => way)
      return [...order, ...ways.filter((way) => !comparable.includes(way))]
    },
    search(way) {
      const [usual] = undergroundSearches
      if (!isTried(way)) return usual
      const costs = undergroundSearches.map((search) => {
        const arm = { way: wayName(way, search), item: way.item, prior: ownOf(way) }
        return { search, cost: experience?.draw(arm, where) ?? arm.prior }
      })
      return costs.toSorted((a, b) => a.cost - b.cost)[0]?.search ?? usual
    },
    prefersSkill({ way, item }) {
      const prior = techTree.effort(item)
      return (experience?.secondsPerItem({ way, item, prior }, where) ?? prior) <= prior * skillGrace
    },
  }
}

function ownOf(way: Way): number {
  return way.effort / way.yields
}
