import type { EvaluationResults } from '@voyager-mc/evaluation'
import { shareOf } from '@voyager-mc/evaluation/statistics'

/** Solved share of each family and condition as a Markdown table, with its interval for all of them. */
export function renderConditions({ conditions, trials }: EvaluationResults): string {
  const families = [...new Set(trials.map(({ family }) => family))].toSorted()
  const cell = (condition: string, family?: string): string => {
    const own = trials.filter(
      (trial) => trial.condition === condition && (family === undefined || trial.family === family),
    )
    const { count, n, share, interval } = shareOf(
      own.filter(({ status }) => status === 'solved').length,
      own.length,
    )
    if (family !== undefined) return `${count}/${n}`
    return `${count}/${n}, ${percent(share)} % (${percent(interval[0])} to ${percent(interval[1])})`
  }
  const rows = [
    ['Family', ...conditions.map(({ name }) => name)],
    ['---', ...conditions.map(() => '---')],
    ...families.map((family) => [family, ...conditions.map(({ name }) => cell(name, family))]),
    ['all', ...conditions.map(({ name }) => cell(name))],
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const percent = (share: number): string => (100 * share).toFixed(0)
