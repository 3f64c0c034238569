import { shareRows, type EvaluationResults } from '@voyager-mc/evaluation'

/** Solved share of each family and condition as a Markdown table, with its interval for all of them. */
export function renderConditions(results: EvaluationResults): string {
  const [heads = [], ...rows] = shareRows(results)
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
