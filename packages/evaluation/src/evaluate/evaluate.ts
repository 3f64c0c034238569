import { availableParallelism } from 'node:os'
import { defaultSight, InvalidArgumentError, type Clock } from '@voyager-mc/core'
import { inOrder, type EvaluationResults } from '../results/read-results.ts'
import { memoryResults, openResults, type ResultsBook } from '../results/open-results.ts'
import { resultsFormat, type ResultsHeader } from '../results/results-header.ts'
import { hashSuite } from '../suite/hash-suite.ts'
import type { EvaluationCondition, TrialAgent } from '../trials/trial-agent.ts'
import { createTrialGames, type OpenTrial, type TrialGames } from '../trials/trial-game.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { describeMachine } from './describe-machine.ts'
import { inParallel } from './in-parallel.ts'
import type { PlannedTrial, PlayTrial } from './planned-trial.ts'
import { planTrials, type PlanTrialsOptions } from './plan-trials.ts'
import { playHere } from './play-here.ts'

export interface EvaluateOptions extends PlanTrialsOptions {
  /** Makes the agent of a condition; needed where trials are played in this process. */
  readonly agent?: (condition: EvaluationCondition) => TrialAgent
  /** Plays the trials elsewhere, such as on a fleet, all of them at once; absent plays them in this process. */
  readonly playTrial?: PlayTrial
  /** File that keeps each result as it comes and is gone on with; absent keeps none. */
  readonly file?: string
  /** Code that is measured, such as `{ commit }`; a file of other code is not gone on with. */
  readonly code?: ResultsHeader['code']
  /** Blocks that agents know of, but those of a condition with a fact `sight`; the default is `exposed`. */
  readonly sight?: ResultsHeader['sight']
  /** Trials at once; the default is one for each core, and all of them where they are played elsewhere. Results do not depend on it. */
  readonly concurrency?: number
  /** Wall time after which an agent counts as one that does not end, in milliseconds; the default is 30 minutes. */
  readonly trialWallMs?: number
  readonly openTrial?: OpenTrial
  readonly clock?: Clock
  /** Hears each result as it comes, not those that a file held already. */
  readonly onTrial?: (trial: TrialResult, progress: { readonly done: number; readonly all: number }) => void
  readonly signal?: AbortSignal
}

/**
 * Runs every task of a suite under every condition with every seed, each in a world of its own, and returns what was
 * found. With `file`, an evaluation that was cut short goes on where it stopped. Throws `SuiteError`, `ResultsError` or
 * the reason of the signal; what an agent does is a result.
 */
export async function evaluate(options: EvaluateOptions): Promise<EvaluationResults> {
  const { file, signal = new AbortController().signal } = options
  checkWays(options)
  const plan = planTrials(options)
  const games = createTrialGames({ most: concurrencyOf(options) })
  const playTrial = playerOf(options, games)
  const header = headerOf(options)
  const book = file === undefined ? memoryResults() : await openResults(file, header)
  try {
    const trials = await runAll({ ...options, plan, playTrial, signal }, book)
    const wanted = new Set(plan.map(nameOf))
    return {
      ...header,
      trials: inOrder(
        trials.filter((trial) => wanted.has(keyOf(trial))),
        header,
      ),
    }
  } finally {
    await games.close()
    await book.close()
  }
}

function checkWays({ concurrency = 1, agent, playTrial }: EvaluateOptions): void {
  if (agent === undefined && playTrial === undefined)
    throw new InvalidArgumentError('agent', 'undefined', 'pass one, or playTrial.')
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new InvalidArgumentError('concurrency', concurrency, 'use a whole number above 0.')
}

function headerOf({
  suite,
  conditions,
  seeds,
  code = {},
  sight = defaultSight,
}: EvaluateOptions): ResultsHeader {
  const { name, version, title, game, tasks } = suite
  return {
    type: 'evaluation',
    format: resultsFormat,
    suite: { name, version, title, hash: hashSuite(suite), game, tasks: tasks.length },
    conditions: [...conditions],
    seeds: [...seeds],
    code,
    sight,
    machine: describeMachine(),
  }
}

const keyOf = ({ task, condition, seed }: Pick<TrialResult, 'task' | 'condition' | 'seed'>): string =>
  `${task} ${condition} ${seed}`

const nameOf = ({ task, condition, seed }: PlannedTrial): string =>
  keyOf({ task: task.id, condition: condition.name, seed })

function playerOf(options: EvaluateOptions, games: Pick<TrialGames, 'openTrial'>): PlayTrial {
  const { conditions, agent, playTrial, sight = defaultSight, trialWallMs, clock } = options
  const { openTrial = games.openTrial } = options
  if (playTrial !== undefined) return playTrial
  const agents = new Map(agent && conditions.map((condition) => [condition.name, agent(condition)]))
  return playHere({ agents, sight, trialWallMs, openTrial, clock })
}

/** Trials at once: one for each core, and all of them where they are played elsewhere. */
function concurrencyOf({ concurrency, agent }: EvaluateOptions): number {
  return concurrency ?? (agent === undefined ? Number.MAX_SAFE_INTEGER : availableParallelism())
}

async function runAll(
  options: EvaluateOptions &
    Required<Pick<EvaluateOptions, 'playTrial' | 'signal'>> & { readonly plan: readonly PlannedTrial[] },
  book: ResultsBook,
): Promise<readonly TrialResult[]> {
  const { plan, playTrial, onTrial, signal } = options
  const kept = new Set(book.kept.map(keyOf))
  const trials = [...book.kept]
  let done = plan.filter((planned) => kept.has(nameOf(planned))).length
  await inParallel(
    plan.filter((planned) => !kept.has(nameOf(planned))),
    {
      concurrency: concurrencyOf(options),
      signal,
      work: async (planned) => {
        const trial = await playTrial(planned, { signal })
        await book.add(trial)
        trials.push(trial)
        done += 1
        onTrial?.(trial, { done, all: plan.length })
      },
    },
  )
  return trials
}
