import { itemCount } from '../compare/trial-figures.ts'
import type { EvaluationResults } from '../results/read-results.ts'

/** Results as comma-separated values, a line for each trial. */
export function resultsCsv({ trials }: EvaluationResults): string {
  const heads = [
    'task',
    'family',
    'condition',
    'seed',
    'status',
    'solvedAttempt',
    'solvedTicks',
    'attempts',
    'ticks',
    'deaths',
    'items',
    'distanceBlocks',
    'inputTokens',
    'outputTokens',
    'wallMs',
    'reason',
  ]
  const lines = trials.map((trial) => [
    trial.task,
    trial.family,
    trial.condition,
    trial.seed,
    trial.status,
    trial.solvedAt?.attempt,
    trial.solvedAt?.ticks,
    trial.attempts,
    trial.ticks,
    trial.deaths,
    itemCount(trial),
    trial.distanceBlocks,
    trial.tokens?.input,
    trial.tokens?.output,
    Math.round(trial.wallMs),
    trial.reason,
  ])
  return [heads, ...lines].map((cells) => `${cells.map(quote).join(',')}\n`).join('')
}

// A text that begins like a formula would be one in a spreadsheet.
function quote(cell: string | number | undefined): string {
  const text = typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : String(cell ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
