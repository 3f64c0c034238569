import { shareRows, type EvaluationResults } from '@voyager-mc/evaluation'

/** Solved share of each family and condition as a Markdown table, with its interval for all of them. */
export function renderConditions(results: EvaluationResults): string {
  return renderCells(shareRows(results))
}

/** Cells as a Markdown table; the first row holds the heads. */
export function renderCells([heads = [], ...rows]: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
