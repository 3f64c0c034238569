import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunSummary } from '@voyager-mc/evaluation'
import type { Benchmark } from './benchmark.ts'
import { playSeed } from './learn/play-seed.ts'
import { readSeeds } from './learn/read-seeds.ts'
import { attemptOf, describeSeed, readSeedResult, writeSeedResult } from './learn/seed-result.ts'
import type { SeedResult } from './learn/seed-result.ts'
import { tabulateSeeds, wantedItems } from './learn/tabulate-seeds.ts'

// The paper's limit. BENCH_SEEDS (such as 1-10,19), BENCH_ATTEMPTS and BENCH_UNTIL shorten a trial; with
// BENCH_STOP=targets a seed ends as soon as it has reached every target. BENCH_RESULTS names a folder for the results
// of single seeds: those already there are not played again, so that processes can share the work.
const attempts = Number(process.env['BENCH_ATTEMPTS'] ?? 160)
const seeds = readSeeds(process.env['BENCH_SEEDS'] ?? '1-20')
const until = process.env['BENCH_UNTIL'] ?? 'none'
const stopsAtTargets = process.env['BENCH_STOP'] === 'targets'
const results = process.env['BENCH_RESULTS']
const parallel = Number(process.env['BENCH_PARALLEL'] ?? 2)

const limits = stopsAtTargets
  ? `at most ${attempts} attempts, fewer when every target is reached`
  : `${attempts} attempts`

/** Learns without a model on embedded worlds, operator powers off, and says when each tier was reached. */
export const benchmark: Benchmark = {
  question: `how soon does the rule-based learner reach each tier (${seeds.length} seeds, ${limits})?`,
  measure: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'voyager-learn-'))
    try {
      return tabulateSeeds(await playSeeds(directory))
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  },
}

async function playSeeds(directory: string): Promise<readonly SeedResult[]> {
  if (results !== undefined) await mkdir(results, { recursive: true })
  const waiting = [...seeds]
  const played: SeedResult[] = []
  const work = async (): Promise<void> => {
    for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
      const result = await resultOf(seed, directory)
      played.push(result)
      console.log(describeSeed(result))
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return played.sort((a, b) => a.seed - b.seed)
}

async function resultOf(seed: number, directory: string): Promise<SeedResult> {
  const file = results && join(results, `seed-${seed}.json`)
  const known = file && (await readSeedResult(file))
  if (known) return known
  const result = await playSeed(seed, {
    directory: join(directory, String(seed)),
    attempts,
    until,
    ...(stopsAtTargets && { isEnough: hasAllTargets }),
  })
  if (file) await writeSeedResult(file, result)
  return result
}

function hasAllTargets(summary: RunSummary): boolean {
  return attemptOf(summary, 'diamond') !== undefined && summary.distinctItems >= wantedItems
}
