import { availableParallelism } from 'node:os'
import { InvalidArgumentError, systemClock, type Clock } from '@voyager-mc/core'
import { createTechTree } from '@voyager-mc/tech-tree'
import { inOrder, type EvaluationResults } from '../results/read-results.ts'
import { memoryResults, openResults, type ResultsBook } from '../results/open-results.ts'
import { resultsFormat, type ResultsHeader } from '../results/results-header.ts'
import { checkSuite } from '../suite/check-suite.ts'
import { hashSuite } from '../suite/hash-suite.ts'
import { SuiteError } from '../suite/suite-error.ts'
import type { Suite, SuiteTask } from '../suite/suite-schema.ts'
import { runTrial } from '../trials/run-trial.ts'
import type { EvaluationCondition, TrialAgent } from '../trials/trial-agent.ts'
import { openTrialGame, type OpenTrial } from '../trials/trial-game.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { describeMachine } from './describe-machine.ts'
import { inParallel } from './in-parallel.ts'

export interface EvaluateOptions {
  readonly suite: Suite
  readonly conditions: readonly EvaluationCondition[]
  /** One trial of each task and condition for each of them; conditions are paired by seed. */
  readonly seeds: readonly number[]
  /** Makes the agent of a condition. */
  readonly agent: (condition: EvaluationCondition) => TrialAgent
  /** File that keeps each result as it comes and is gone on with; absent keeps none. */
  readonly file?: string
  /** Code that is measured, such as `{ commit }`; a file of other code is not gone on with. */
  readonly code?: ResultsHeader['code']
  readonly sight?: ResultsHeader['sight']
  /** Trials at once; the default is one for each core. Results do not depend on it. */
  readonly concurrency?: number
  /** Wall time after which an agent counts as one that does not end, in milliseconds; the default is 30 minutes. */
  readonly trialWallMs?: number
  readonly openTrial?: OpenTrial
  readonly clock?: Clock
  /** Hears each result as it comes, not those that a file held already. */
  readonly onTrial?: (trial: TrialResult, progress: { readonly done: number; readonly all: number }) => void
  readonly signal?: AbortSignal
}

const halfHourMs = 1_800_000

/**
 * Runs every task of a suite under every condition with every seed, each in a world of its own, and returns what was
 * found. With `file`, an evaluation that was cut short goes on where it stopped. Throws `SuiteError`, `ResultsError` or
 * the reason of the signal; what an agent does is a result.
 */
export async function evaluate(options: EvaluateOptions): Promise<EvaluationResults> {
  const { suite, conditions, seeds, file, signal = new AbortController().signal } = options
  checkPlan(options)
  checkSuite(suite, { techTree: createTechTree(suite.game) })
  const header = headerOf(options)
  const book = file === undefined ? memoryResults() : await openResults(file, header)
  try {
    const trials = await runAll({ ...options, signal }, book)
    const wanted = new Set(planOf(suite, conditions, seeds).map(keyOf))
    return {
      ...header,
      trials: inOrder(
        trials.filter((trial) => wanted.has(keyOf(trial))),
        header,
      ),
    }
  } finally {
    await book.close()
  }
}

function checkPlan({ suite, conditions, seeds, concurrency = 1 }: EvaluateOptions): void {
  if (seeds.length === 0) {
    const message = `No seed was given for the suite ${suite.name}; pass at least one, such as seeds: [1].`
    throw new SuiteError('missing-seed', message, { place: 'seeds' })
  }
  const odd = seeds.find((seed, index) => !Number.isSafeInteger(seed) || seeds.indexOf(seed) !== index)
  if (odd !== undefined) throw new InvalidArgumentError('seeds', odd, 'use whole numbers, each once.')
  const names = conditions.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined)
    throw new InvalidArgumentError('conditions', twice, 'give each condition a name of its own.')
  if (conditions.length === 0) throw new InvalidArgumentError('conditions', 'empty', 'pass at least one.')
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new InvalidArgumentError('concurrency', concurrency, 'use a whole number above 0.')
}

function headerOf({ suite, conditions, seeds, code = {}, sight = 'loaded' }: EvaluateOptions): ResultsHeader {
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

interface PlannedTrial {
  readonly task: string
  readonly condition: string
  readonly seed: number
}

function planOf(
  { tasks }: Suite,
  conditions: readonly EvaluationCondition[],
  seeds: readonly number[],
): readonly PlannedTrial[] {
  return tasks.flatMap(({ id }) =>
    conditions.flatMap(({ name }) => seeds.map((seed) => ({ task: id, condition: name, seed }))),
  )
}

const keyOf = ({ task, condition, seed }: PlannedTrial): string => `${task} ${condition} ${seed}`

async function runAll(
  { suite, conditions, seeds, agent, onTrial, ...rest }: EvaluateOptions & { readonly signal: AbortSignal },
  book: ResultsBook,
): Promise<readonly TrialResult[]> {
  const { concurrency = availableParallelism(), trialWallMs = halfHourMs, openTrial = openTrialGame } = rest
  const { clock = systemClock, signal } = rest
  const tasks = new Map<string, SuiteTask>(suite.tasks.map((task) => [task.id, task]))
  const agents = new Map(conditions.map((condition) => [condition.name, agent(condition)]))
  const kept = new Set(book.kept.map(keyOf))
  const plan = planOf(suite, conditions, seeds)
  const left = plan.filter((planned) => !kept.has(keyOf(planned)))
  const trials = [...book.kept]
  await inParallel(left, {
    concurrency,
    signal,
    work: async ({ task: id, condition, seed }) => {
      const [task, played] = [tasks.get(id), agents.get(condition)]
      if (task === undefined || played === undefined) return
      const trial = await runTrial(task, {
        suite,
        condition,
        seed,
        agent: played,
        openTrial,
        clock,
        trialWallMs,
        signal,
      })
      await book.add(trial)
      trials.push(trial)
      onTrial?.(trial, { done: trials.length, all: plan.length })
    },
  })
  return trials
}
