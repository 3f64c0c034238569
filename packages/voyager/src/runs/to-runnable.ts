import { dispatchCustomEvent } from '@langchain/core/callbacks/dispatch/web'
import { RunnableLambda, type Runnable, type RunnableConfig } from '@langchain/core/runnables'
import { definedOf, InvalidArgumentError } from '@voyager-mc/core'
import type { LearnOptions, LearnResult } from './learn-options.ts'
import type { Run } from './run.ts'

/** Part of an agent that becomes a runnable. */
interface Learner {
  learn(options?: LearnOptions): Run<LearnResult>
}

/**
 * Learning as a LangChain runnable named `voyager`: a step of somebody else's chain or graph. Callbacks, tags, metadata
 * and signal of the one it runs in reach every step and every model call of it; the events of the run are custom events
 * of that name, which `streamEvents` shows.
 */
export function toRunnable(learner: Learner): Runnable<LearnOptions, LearnResult> {
  const runnable = RunnableLambda.from((input: LearnOptions, config: RunnableConfig) =>
    learn(learner, { options: readInput(input), config }),
  )
  runnable.name = name
  return runnable
}

const name = 'voyager'

/** Options as the step before gave them, which no type holds at run time; nothing means the defaults. */
function readInput(input: unknown): LearnOptions {
  if (input === undefined) return {}
  const isOptions = typeof input === 'object' && input !== null && !Array.isArray(input)
  const until: unknown = isOptions ? Reflect.get(input, 'until') : undefined
  if (isOptions && (until === undefined || typeof until === 'function')) return input
  throw new InvalidArgumentError(
    'input',
    isOptions ? { until } : input,
    'pass the options of a run, such as { until: tasks(3) }.',
  )
}

interface Call {
  readonly options: LearnOptions
  readonly config: RunnableConfig
}

async function learn(learner: Learner, { options, config }: Call): Promise<LearnResult> {
  const signals = [options.signal, config.signal].filter((signal) => signal !== undefined)
  const run = learner.learn({
    ...options,
    ...definedOf({ callbacks: options.callbacks ?? config.callbacks }),
    ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
  })
  const told = tellEvents(run, config)
  // Who listens never ends the run: an error of it is that of the result.
  const [result] = await Promise.all([run.result, told.catch(() => undefined)])
  return result
}

async function tellEvents(run: Run<LearnResult>, config: RunnableConfig): Promise<void> {
  for await (const event of run) await dispatchCustomEvent(name, event, config)
}
