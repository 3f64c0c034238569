import { spawn } from 'node:child_process'
import { DatabaseError } from '@voyager-mc/core/sqlite'
import { readRecords } from '@voyager-mc/voyager/home'
import { summarizeRun, type RunSummary } from '@voyager-mc/evaluation'
import type { SeedResult } from './seed-result.ts'

export interface PlaySeedOptions {
  /** Where the run is kept. */
  readonly directory: string
  readonly attempts: number
  /** The item at which the run ends, or `none`. */
  readonly until: string
  /** Asked every few seconds; true ends the run early. */
  readonly isEnough?: (summary: RunSummary) => boolean
}

// Real time between two looks at the journal.
const lookMs = 15_000

/** Plays the main job on the embedded world of a seed, in a process of its own. */
export async function playSeed(
  seed: number,
  { directory, attempts, until, isEnough }: PlaySeedOptions,
): Promise<SeedResult> {
  const startedAt = performance.now()
  const flags = { seed, attempts, until, speed: 0, run: directory }
  const words = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)])
  await new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, ['examples/lifelong.ts', ...words], { stdio: 'ignore' })
    const look = async (): Promise<void> => {
      const summary = await summarize(directory)
      if (summary && isEnough?.(summary)) child.kill('SIGINT')
    }
    const timer = isEnough && setInterval(() => void look(), lookMs)
    const end = (): void => clearInterval(timer)
    child.once('error', reject).once('exit', resolve).once('close', end)
  })
  const summary = await summarize(directory)
  if (!summary) throw new Error(`The run of seed ${seed} left no journal in ${directory}.`)
  return { seed, wallMs: performance.now() - startedAt, summary }
}

/** Undefined as long as nothing is written. */
async function summarize(directory: string): Promise<RunSummary | undefined> {
  const journal = await readRecords(directory).catch((error: unknown) => {
    if (DatabaseError.isInstance(error) && error.problem === 'missing') return []
    throw error
  })
  return journal.length > 0 ? summarizeRun(journal) : undefined
}
