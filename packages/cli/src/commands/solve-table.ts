import type { SolveResult } from '@voyager-mc/voyager'

/** One goal of the table and how its trials went. */
interface TableRow {
  readonly goal: string
  readonly trials: number
  readonly solved: number
  /** Attempts of the trials that reached the goal. */
  readonly attempts: readonly number[]
}

/** The zero-shot goals of the paper's second table, in our task words. */
export const tableGoals: readonly string[] = [
  'Craft 1 diamond_pickaxe',
  'Craft 1 golden_sword',
  'Obtain 1 lava_bucket',
  'Craft 1 compass',
]

/** Number of trials, and the way to run one. */
interface RunTableOptions {
  readonly trials: number
  readonly signal: AbortSignal
  readonly run: (trial: { readonly goal: string; readonly trial: number }) => Promise<SolveResult>
}

/** Makes the trials of every goal, one after another; an aborted signal leaves the rest out. */
export async function runTable({ trials, signal, run }: RunTableOptions): Promise<readonly TableRow[]> {
  const rows: TableRow[] = []
  for (const goal of tableGoals) {
    const results: SolveResult[] = []
    for (let trial = 0; trial < trials && !signal.aborted; trial += 1)
      results.push(await run({ goal, trial }))
    const solved = results.filter(({ status }) => status === 'completed')
    const attempts = solved.map((result) => result.attempts)
    rows.push({ goal, trials: results.length, solved: solved.length, attempts })
  }
  return rows
}

/** The table in Markdown: attempts as mean and deviation, and how many trials reached the goal. */
export function renderTable(rows: readonly TableRow[]): string {
  return [
    '| Goal | Attempts | Solved |',
    '|---|---|---|',
    ...rows.map(
      ({ goal, trials, solved, attempts }) => `| ${goal} | ${describe(attempts)} | ${solved}/${trials} |`,
    ),
  ].join('\n')
}

function describe(attempts: readonly number[]): string {
  if (attempts.length === 0) return '–'
  const mean = attempts.reduce((sum, value) => sum + value, 0) / attempts.length
  const variance = attempts.reduce((sum, value) => sum + (value - mean) ** 2, 0) / attempts.length
  return `${Math.round(mean)} ± ${Math.round(Math.sqrt(variance))}`
}
