import type { EvaluationResults, TrialResult } from '@voyager-mc/evaluation'
import { bootstrapInterval, holm, shareOf, wilcoxonTest } from '@voyager-mc/evaluation/statistics'

/** Trials of an agent with and without its parts, and the figure that these are compared by. */
export interface PartStudy {
  readonly results: EvaluationResults
  /** Name of the tasks and of the figure. */
  readonly tasks: string
  readonly figure: string
  /** Rate of faults whose trials count; all above 0 by default. */
  readonly rate?: number
  readonly of: (trial: TrialResult) => number
}

interface PartRow extends Pick<PartStudy, 'tasks' | 'figure'> {
  readonly part: string
  /** For each seed the mean over the rates of faults that count. */
  readonly whole: readonly number[]
  readonly without: readonly number[]
}

/** A row for each part and study: the agent with and without it, paired by seed, as cells of a table. */
export function partRows(studies: readonly PartStudy[]): readonly (readonly string[])[] {
  const rows = studies.flatMap(rowsOf)
  const differences = rows.map(({ whole, without }) =>
    without.map((value, index) => value - (whole[index] ?? Number.NaN)),
  )
  const corrected = holm(differences.map((each) => wilcoxonTest(each).p))
  return [
    ['Taken away', 'Tasks', 'Figure', 'Seeds', 'Whole', 'Without', 'Difference', '95 % interval', 'p (Holm)'],
    ...rows.map(({ part, tasks, figure, whole, without }, index) => {
      const difference = differences[index] ?? []
      const ends = bootstrapInterval(difference, { statistic: mean })
      return [
        part.replaceAll('-', ' '),
        tasks,
        figure,
        String(whole.length),
        mean(whole).toFixed(1),
        mean(without).toFixed(1),
        signed(mean(difference)),
        ends === undefined ? '–' : `${signed(ends[0])} to ${signed(ends[1])}`,
        (corrected[index] ?? 1).toFixed(3),
      ]
    }),
  ]
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rowsOf({ results, tasks, figure, rate, of }: PartStudy): readonly PartRow[] {
  const { conditions, seeds, trials } = results
  const counts = (each: number): boolean => (rate === undefined ? each > 0 : each === rate)
  const valuesOf = (part: string): readonly number[] => {
    const names = conditions.flatMap(({ name, facts }) =>
      facts['taken'] === part && counts(Number(facts['faultRate'])) ? [name] : [],
    )
    return seeds.map((seed) =>
      mean(trials.filter((trial) => trial.seed === seed && names.includes(trial.condition)).map(of)),
    )
  }
  const parts = new Set(conditions.map(({ facts }) => String(facts['taken'])))
  parts.delete('nothing')
  const whole = valuesOf('nothing')
  return [...parts].map((part) => ({ part, tasks, figure, whole, without: valuesOf(part) }))
}

/** A row for each part and a column for each rate of faults: how many trials reached the goal, with the interval of the share. */
export function rateRows(results: EvaluationResults): readonly (readonly string[])[] {
  return rowsByRate(results, (own) => {
    const solved = own.filter(({ status }) => status === 'solved').length
    const { count, n, interval } = shareOf(solved, { n: own.length })
    return `${count}/${n} (${percent(interval[0])} to ${percent(interval[1])} %)`
  })
}

/** The same of a figure: its mean, the interval of that, and the number of trials. */
export function figureRows(
  results: EvaluationResults,
  of: (trial: TrialResult) => number,
): readonly (readonly string[])[] {
  return rowsByRate(results, (own) => {
    const figures = own.map(of)
    const ends = bootstrapInterval(figures, { statistic: mean })
    const interval = ends === undefined ? '' : ` (${ends[0].toFixed(1)} to ${ends[1].toFixed(1)})`
    return `${mean(figures).toFixed(1)}${interval}, n ${figures.length}`
  })
}

function rowsByRate(
  { conditions, trials }: EvaluationResults,
  describe: (trials: readonly TrialResult[]) => string,
): readonly (readonly string[])[] {
  const rates = [...new Set(conditions.map(({ facts }) => Number(facts['faultRate'])))]
  const parts = [...new Set(conditions.map(({ facts }) => String(facts['taken'])))]
  const cellOf = (part: string, rate: number): string => {
    const names = conditions.flatMap(({ name, facts }) =>
      facts['taken'] === part && facts['faultRate'] === rate ? [name] : [],
    )
    return describe(trials.filter(({ condition }) => names.includes(condition)))
  }
  return [
    ['Taken away', ...rates.map((rate) => `rate ${rate}`)],
    ...parts.map((part) => [part.replaceAll('-', ' '), ...rates.map((rate) => cellOf(part, rate))]),
  ]
}

const percent = (share: number): string => (100 * share).toFixed(0)
