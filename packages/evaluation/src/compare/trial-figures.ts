import { ticksPerMinute } from '../trials/meter-environment.ts'
import type { TrialResult } from '../trials/trial-result.ts'

/** A figure of a trial that conditions are compared by. */
export interface TrialFigure {
  readonly name: string
  /** Whether a larger figure is the better one. */
  readonly isMoreBetter: boolean
  /** Undefined for a trial that does not have it. */
  readonly of: (trial: TrialResult) => number | undefined
}

/** Items held for the first time in a trial. */
export function itemCount({ steps }: TrialResult): number {
  return new Set(steps.flatMap(({ firsts }) => firsts)).size
}

/** Whether the goal was reached, as 0 or 1. */
export const solvedFigure: TrialFigure = {
  name: 'solved',
  isMoreBetter: true,
  of: ({ status }) => (status === 'measured' ? undefined : Number(status === 'solved')),
}

/** The figures that every comparison makes, in their order. */
export const trialFigures: readonly TrialFigure[] = [
  solvedFigure,
  {
    name: 'items',
    isMoreBetter: true,
    of: (trial) => (trial.status === 'measured' ? itemCount(trial) : undefined),
  },
  { name: 'attempts to the goal', isMoreBetter: false, of: ({ solvedAt }) => solvedAt?.attempt },
  {
    name: 'minutes to the goal',
    isMoreBetter: false,
    of: ({ solvedAt }) => solvedAt && solvedAt.ticks / ticksPerMinute,
  },
  { name: 'deaths', isMoreBetter: false, of: ({ deaths }) => deaths },
]
