import type { RunSummary } from './run-summary.ts'

/** A run's summary as a Markdown table. */
export function renderSummary(summary: RunSummary): string {
  const rows: readonly (readonly [string, string])[] = [
    ['Attempts', String(summary.attempts)],
    ['Tasks', `${summary.tasksCompleted} completed, ${summary.tasksFailed} failed`],
    ['Skills', String(summary.skills.length)],
    ['Distinct items', String(summary.distinctItems)],
    ...summary.tiers.map(
      ({ tier, attempt, elapsedMs }) =>
        [`Tier ${tier}`, `attempt ${attempt}, ${describeTime(elapsedMs)}`] as const,
    ),
    ['Deaths', String(summary.deaths)],
    ['Distance', `${summary.distanceBlocks} blocks`],
    ['Map', `${summary.coverage.chunks} chunks, up to ${summary.coverage.farthestBlocks} blocks away`],
    ['Biomes', summary.biomes.join(', ') || 'none'],
    ['Operator powers', describeCounts(summary.operatorPowers)],
    ['Faults', describeCounts(summary.faults)],
    ['Model calls', describeModels(summary)],
    ['Time', describeTime(summary.elapsedMs)],
  ]
  return ['| Figure | Value |', '|---|---|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join(
    '\n',
  )
}

function describeTime(elapsedMs: number): string {
  const seconds = Math.round(elapsedMs / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function describeCounts(counts: Readonly<Record<string, number>>): string {
  const parts = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  return parts.length === 0 ? 'none' : parts.join(', ')
}

function describeModels({ models }: RunSummary): string {
  const uses = Object.values(models)
  if (uses.length === 0) return 'none'
  const calls = uses.reduce((sum, use) => sum + use.calls, 0)
  const tokens = uses.reduce((sum, use) => sum + use.inputTokens + use.outputTokens, 0)
  return tokens === 0 ? `${calls}` : `${calls}, ${tokens} tokens`
}
