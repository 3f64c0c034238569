import { shareRows, type EvaluationResults } from '@voyager-mc/evaluation'

/** Solved share of each family and condition as a Markdown table, with its interval for all of them and what that is. */
export function renderConditions(results: EvaluationResults): string {
  const table = renderCells(shareRows(results))
  const isJudged = results.trials.some(({ status }) => status !== 'measured')
  return isJudged ? `${table}\n\nIn brackets: Wilson’s 95 % interval of the share.` : table
}

/** Cells as a Markdown table; the first row holds the heads. */
export function renderCells([heads = [], ...rows]: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
