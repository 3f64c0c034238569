import { existsSync } from 'node:fs'
import { InvalidArgumentError } from '@voyager-mc/core'
import { learnLimits, checkTogether, type LearnSettings } from '../agent/agent-settings.ts'
import { describeOverrides } from '../runs/describe-overrides.ts'
import { countersOf } from '../display/counters-of.ts'
import type { RunCounters } from '../display/run-view.ts'
import { newRunPlace } from '../runs/new-run-place.ts'
import type { CommandInput } from './command.ts'

/** A learning run that was asked for, new or to go on with. */
export interface AskedLearning {
  readonly settings: LearnSettings
  readonly isResumed: boolean
  /** Lines about flags that say otherwise than the run that goes on. */
  readonly notes: readonly string[]
  /** Counters of the run that goes on. */
  readonly counters?: RunCounters
}

/** Reads what `voyager learn` was asked for; with `--resume` the run's own settings count. */
export async function askedLearning(input: CommandInput): Promise<AskedLearning> {
  const { settings, originOf } = input
  checkTogether(settings, originOf)
  if (settings.resume && settings.run !== undefined) return resumedLearning(input, settings.run)
  if (settings.run !== undefined) await refuseOldRun(settings.run)
  const { seed = 1 } = settings
  const run = settings.run ?? newRunPlace({ seed, atMs: Date.now() })
  return { settings: { ...settings, ...learnLimits(settings), seed, run }, isResumed: false, notes: [] }
}

/** Reads how a run goes on: with its own settings, where no flag says otherwise. */
export async function resumedLearning(input: CommandInput, run: string): Promise<AskedLearning> {
  // A new run needs neither of them before its first line.
  const { readRun } = await import('../runs/read-run.ts')
  const { readKeptSettings } = await import('../runs/read-kept-settings.ts')
  const { state, ticks } = await readRun(run)
  const kept = await readKeptSettings(run)
  const { settings, originOf } = input.over(kept)
  checkTogether(settings, originOf)
  const { seed = 1 } = settings
  return {
    settings: { ...settings, ...learnLimits(settings), seed, run },
    isResumed: true,
    notes: describeOverrides(kept, { settings, originOf }),
    counters: countersOf(state, ticks),
  }
}

async function refuseOldRun(run: string): Promise<void> {
  if (!existsSync(run)) return
  const { holdsRun } = await import('../runs/read-run.ts')
  if (await holdsRun(run))
    throw new InvalidArgumentError(
      '--run',
      run,
      'a run is kept there; go on with it by --resume, or name another place.',
    )
}
