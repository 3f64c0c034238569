import { anyPlace, type Experience } from '../experience/experience.ts'

/** An aim of the rules: new things nearby, or the way to the dragon. */
export type Pursuit = 'variety' | 'journey'

/** Costs of the pursuits, over all lives. */
export interface Pursuits {
  /** Takes notice of a task; `estimate` are its rough seconds. */
  began(pursuit: Pursuit, kinds: number, estimate?: number): void
  /** Counts the task that began last, once all of its attempts are over; `kinds` are those held by then. */
  ended(kinds: number): void
  /** Seconds of the world for each new kind on the way to the dragon, as lives before this one had it; undefined in a first life. */
  inheritedSecondsEach(): number | undefined
  /** Seconds of the world that an estimated second takes where something new is looked for; 1 while nobody knows. */
  secondsPerEstimated(): number
}

/** Rough seconds for each new thing on the way to the dragon: half an hour of it brought five (seed 401, sight loaded). */
export const journeySecondsEach = 300

const journeyArm = { way: 'pursue journey', item: 'new_kind', prior: journeySecondsEach }
// Counted once in each life that begins with the experience of others; the number of lives is of no use.
const lifeArm = { way: 'pursue journey', item: 'earlier_life' }
const estimateArm = { way: 'pursue variety', item: 'estimated_second', prior: 1 }

/** Counts pursuits in an experience; without one nothing is known of them. A life that goes on, `isNew` false, inherits no more. */
export function createPursuits(
  experience: Experience | undefined,
  { isNew = true }: { readonly isNew?: boolean } = {},
): Pursuits {
  const hasLived = [journeyArm, estimateArm].some((arm) => experience?.isTried(arm, anyPlace))
  if (isNew && hasLived) experience?.count({ ...lifeArm, ticks: 1, items: 1, damage: 0 }, anyPlace)
  let open:
    | { readonly pursuit: Pursuit; readonly kinds: number; readonly from: number; readonly estimate: number }
    | undefined
  return {
    began(pursuit, kinds, estimate = 0) {
      open = { pursuit, kinds, from: experience?.elapsedTicks() ?? 0, estimate }
    },
    ended(kinds) {
      if (open === undefined || experience === undefined) return
      const ticks = experience.elapsedTicks() - open.from
      const { way, item } = open.pursuit === 'journey' ? journeyArm : estimateArm
      const items = open.pursuit === 'journey' ? kinds - open.kinds : Math.round(open.estimate)
      open = undefined
      if (ticks > 0) experience.count({ way, item, ticks, items, damage: 0 }, anyPlace)
    },
    inheritedSecondsEach: () =>
      experience?.isTried(lifeArm, anyPlace) === true
        ? experience.secondsPerItem(journeyArm, anyPlace)
        : undefined,
    secondsPerEstimated: () => experience?.secondsPerItem(estimateArm, anyPlace) ?? 1,
  }
}
