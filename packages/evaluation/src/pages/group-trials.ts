import type { EvaluationResults } from '../results/read-results.ts'
import { shareOf, type Share } from '../statistics/shares.ts'
import type { ConditionFacts } from '../trials/trial-agent.ts'
import type { TrialResult } from '../trials/trial-result.ts'

/** Trials of one condition. */
export function trialsOf(
  { trials }: Pick<EvaluationResults, 'trials'>,
  condition: string,
): readonly TrialResult[] {
  return trials.filter((trial) => trial.condition === condition)
}

/** Families of the tasks, sorted. */
export function familiesOf({ trials }: Pick<EvaluationResults, 'trials'>): readonly string[] {
  return [...new Set(trials.map(({ family }) => family))].toSorted()
}

/** Solved share of those trials that have a goal. */
export function solvedShare(trials: readonly TrialResult[]): Share {
  const judged = trials.filter(({ status }) => status !== 'measured')
  return shareOf(judged.filter(({ status }) => status === 'solved').length, { n: judged.length })
}

/** Part that a condition is without, in words; `whole` for one without nothing. */
export function partOf({ taken = 'nothing' }: ConditionFacts): string {
  return taken === 'nothing' ? 'whole' : `without ${String(taken).replaceAll('-', ' ')}`
}

/** Conditions of one value of the facts that are numbers. */
export interface Slice {
  /** The numbers in words; empty when nothing is varied in numbers. */
  readonly label: string
  readonly results: EvaluationResults
}

/** Names of the facts that are numbers and differ between conditions. */
export function numericFacts({ conditions }: Pick<EvaluationResults, 'conditions'>): readonly string[] {
  const facts = [...new Set(conditions.flatMap(({ facts: each }) => Object.keys(each)))]
  return facts.filter(
    (fact) =>
      new Set(conditions.flatMap(({ facts: each }) => (typeof each[fact] === 'number' ? [each[fact]] : [])))
        .size > 1,
  )
}

/** The results, cut so that the conditions of each slice differ in other things than numbers. */
export function slicesOf(results: EvaluationResults): readonly Slice[] {
  const names = numericFacts(results)
  const labelOf = ({ facts }: EvaluationResults['conditions'][number]): string =>
    names.flatMap((name) => (facts[name] === undefined ? [] : [`${name} ${String(facts[name])}`])).join(', ')
  const labels = [...new Set(results.conditions.map(labelOf))]
  return labels.map((label) => {
    const conditions = results.conditions.filter((condition) => labelOf(condition) === label)
    const wanted = new Set(conditions.map(({ name }) => name))
    const trials = results.trials.filter(({ condition }) => wanted.has(condition))
    return { label, results: { ...results, conditions, trials } }
  })
}
