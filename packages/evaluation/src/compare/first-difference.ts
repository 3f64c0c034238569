import { isDeepStrictEqual } from 'node:util'
import type { TrialResult } from '../trials/trial-result.ts'
import { pairTrials } from './pair-trials.ts'

/** Where two evaluations begin to differ. */
export interface ResultsDifference {
  readonly task: string
  readonly condition: string
  readonly seed: number
  /** Number of the first step that differs, 1 for the first; absent where all steps are the same. */
  readonly step?: number | undefined
  /** Name of what differs, in the step or in the trial. */
  readonly member: string
  /** Values of the first and the second evaluation there; `undefined` where there is none. */
  readonly values: readonly [first: unknown, second: unknown]
}

/**
 * First difference of the trials that both have, in the order of the first; undefined where they found the same. Times on the
 * wall always differ and do not count.
 */
export function firstDifference(
  first: readonly TrialResult[],
  second: readonly TrialResult[],
): ResultsDifference | undefined {
  for (const { first: one, second: other } of pairTrials(first, second)) {
    const found = differenceOf(one, other)
    const { task, condition, seed } = one
    if (found !== undefined) return { task, condition, seed, ...found }
  }
  return undefined
}

type Place = Pick<ResultsDifference, 'step' | 'member' | 'values'>

/** Steps are looked at first: the figures of a trial follow from them. */
function differenceOf(one: TrialResult, other: TrialResult): Place | undefined {
  for (let index = 0; index < Math.max(one.steps.length, other.steps.length); index += 1) {
    const [from, to] = [one.steps[index], other.steps[index]]
    const found =
      from === undefined || to === undefined
        ? { member: 'program', values: [from?.program, to?.program] as const }
        : memberOf(from, to)
    if (found !== undefined) return { step: index + 1, ...found }
  }
  const [{ steps: _ones, ...whole }, { steps: _others, ...otherWhole }] = [one, other]
  return memberOf(whole, otherWhole)
}

/** Members that differ between equal trials, or that name a condition. */
const apart: ReadonlySet<string> = new Set(['wallMs', 'condition'])

function memberOf(one: object, other: object): Pick<Place, 'member' | 'values'> | undefined {
  const others = new Map(Object.entries(other))
  const ones = new Map(Object.entries(one))
  for (const member of new Set([...ones.keys(), ...others.keys()])) {
    const values = [ones.get(member), others.get(member)] as const
    if (!apart.has(member) && !isDeepStrictEqual(...values)) return { member, values }
  }
  return undefined
}
