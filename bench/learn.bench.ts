import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  fileRunStore,
  summarizeRun,
  toolTierNames,
  type RunSummary,
  type ToolTier,
} from '@voyager-mc/voyager'
import { rounded, type Benchmark, type Row } from './benchmark.ts'

// The paper's limit; BENCH_SEEDS and BENCH_ATTEMPTS shorten a trial.
const attempts = Number(process.env['BENCH_ATTEMPTS'] ?? 160)
const seedCount = Number(process.env['BENCH_SEEDS'] ?? 20)
const until = process.env['BENCH_UNTIL'] ?? 'none'
const parallel = 2
// Attempts the paper's agent needed for each tier (arXiv 2305.16291, table 1).
const paperAttempts = { wooden: 6, stone: 11, iron: 21, diamond: 102 } as const
// Distinct items the paper's agent held in 160 attempts (section 3.3).
const paperItems = 63

/** Learns without a model on embedded worlds, operator powers off, and says when each tier was reached. */
export const benchmark: Benchmark = {
  question: `how soon does the rule-based learner reach each tier (seeds 1-${seedCount}, ${attempts} attempts)?`,
  measure: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'voyager-learn-'))
    try {
      return tabulate(await runSeeds(directory))
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  },
}

interface SeedResult {
  readonly seed: number
  readonly wallMs: number
  readonly summary: RunSummary
}

async function runSeeds(directory: string): Promise<readonly SeedResult[]> {
  const waiting = Array.from({ length: seedCount }, (_, index) => index + 1)
  const results: SeedResult[] = []
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await runSeed(seed, join(directory, String(seed)))
      results.push(result)
      console.log(describe(result))
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return results.sort((a, b) => a.seed - b.seed)
}

async function runSeed(seed: number, directory: string): Promise<SeedResult> {
  const startedAt = performance.now()
  const flags = [
    '--seed',
    seed,
    '--attempts',
    attempts,
    '--until',
    until,
    '--speed',
    0,
    '--run',
    directory,
  ].map(String)
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['examples/lifelong.ts', ...flags], { stdio: 'ignore' })
    child.once('error', reject).once('exit', () => resolve())
  })
  const store = fileRunStore(directory)
  const summary = summarizeRun(await store.readJournal())
  await store.close()
  return { seed, wallMs: performance.now() - startedAt, summary }
}

function describe({ seed, wallMs, summary }: SeedResult): string {
  const reached = toolTierNames.map((tier) => `${tier} ${attemptOf(summary, tier) ?? '-'}`).join(', ')
  const { attempts: made, distinctItems, deaths } = summary
  return `seed ${seed}: ${reached}; ${made} attempts, ${distinctItems} items, ${deaths} deaths; ${Math.round(wallMs / 1000)} s`
}

function attemptOf({ tiers }: RunSummary, wanted: ToolTier): number | undefined {
  return tiers.find(({ tier }) => tier === wanted)?.attempt
}

function tabulate(results: readonly SeedResult[]): readonly Row[] {
  const summaries = results.map(({ summary }) => summary)
  const tierRows = toolTierNames.map((tier) => {
    const reached = summaries.flatMap(({ tiers }) => tiers.filter((found) => found.tier === tier))
    return {
      measure: `${tier} pickaxe`,
      reached: `${reached.length}/${results.length}`,
      ...spread(reached.map(({ attempt }) => attempt)),
      'world minutes (median)': rounded(median(reached.map(({ elapsedMs }) => elapsedMs / 60_000))),
      paper: paperAttempts[tier],
    }
  })
  return [
    ...tierRows,
    {
      measure: 'distinct items',
      ...spread(summaries.map(({ distinctItems }) => distinctItems)),
      paper: paperItems,
    },
    { measure: 'deaths', ...spread(summaries.map(({ deaths }) => deaths)) },
    { measure: 'operator powers used', ...spread(summaries.map(powersUsed)) },
    { measure: 'wall seconds', ...spread(results.map(({ wallMs }) => Math.round(wallMs / 1000))) },
  ]
}

function powersUsed({ operatorPowers }: RunSummary): number {
  return Object.values(operatorPowers).reduce((sum, count) => sum + count, 0)
}

function spread(values: readonly number[]): Row {
  return { median: rounded(median(values)), lowest: Math.min(...values), highest: Math.max(...values) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
