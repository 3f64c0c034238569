import type { EstimateEffort, TechTree, Way } from '@voyager-mc/tech-tree'
import type { Experience, Surroundings } from './experience.ts'
import { wayNames } from './way-names.ts'

export interface EstimateEffortOptions {
  readonly techTree: TechTree
  readonly where: Surroundings
}

/** Estimates for plans: seconds per item of the best way of a type that was ever tried. */
export function estimateEffort(
  experience: Experience,
  { techTree, where }: EstimateEffortOptions,
): EstimateEffort {
  // A proposal asks the same of dozens of plans.
  const known = new Map<string, number | undefined>()
  return ({ type, item }) => {
    const key = `${type} ${item}`
    if (!known.has(key)) known.set(key, secondsOf(type, item))
    return known.get(key)
  }

  function secondsOf(type: Way['type'], item: string): number | undefined {
    const tried = techTree
      .ways(item)
      .filter((way) => way.type === type)
      .flatMap((way) =>
        wayNames(way, techTree).map((name) => ({ way: name, item, prior: way.effort / way.yields })),
      )
      .filter((arm) => experience.isTried(arm, where))
      .map((arm) => experience.secondsPerItem(arm, where))
    return tried.length === 0 ? undefined : Math.min(...tried)
  }
}
