import type { TrialResult } from '@voyager-mc/evaluation'

/** Items held for the first time in a trial. */
export function itemsOf({ steps }: TrialResult): number {
  return new Set(steps.flatMap(({ firsts }) => firsts)).size
}
