import type { VerdictCheck } from './check-verdicts.ts'
import { spendingByRole, type RoleSpending } from './spending-by-role.ts'
import { renderSummary } from './render-summary.ts'
import type { RunSummary } from './run-summary.ts'

/** Content of a report in Markdown. */
export interface RenderReportOptions {
  readonly name: string
  readonly summary: RunSummary
  /** Names of the plots beside it. */
  readonly plots: readonly string[]
  /** Absent when nobody judged again. */
  readonly verdicts?: VerdictCheck
}

/** A run's report in Markdown: figures, verdicts, costs, plots. */
export function renderReport({ name, summary, plots, verdicts }: RenderReportOptions): string {
  const costs = spendingByRole(summary.spending)
  return [
    `# ${name}`,
    renderSummary(summary),
    ...(verdicts === undefined ? [] : [renderVerdicts(verdicts)]),
    ...(costs.length === 0 ? [] : [renderCosts(costs)]),
    ...plots.map((plot) => `![](${plot}.svg)`),
    '',
  ].join('\n\n')
}

function renderVerdicts({ compared, falseSuccesses, falseFailures, falseSuccessRate }: VerdictCheck): string {
  const rate =
    falseSuccessRate === undefined ? '' : ` (${Math.round(100 * falseSuccessRate)} % of those that passed)`
  return `Judged again by rules: ${compared} attempts, ${falseSuccesses} false successes${rate}, ${falseFailures} false failures.`
}

function renderCosts(costs: readonly RoleSpending[]): string {
  const rows = costs.map(({ role, calls, inputTokens, outputTokens, costUsd }) =>
    [role, calls, inputTokens, outputTokens, costUsd === 0 ? '–' : costUsd.toFixed(2)].join(' | '),
  )
  return [
    '| Role | Calls | Input tokens | Output tokens | US dollars |',
    '|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n')
}
