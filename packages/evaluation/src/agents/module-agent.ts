import { packError, systemClock, unpackError, type Clock, type Environment } from '@voyager-mc/core'
import type { Trial, TrialAgent, TrialReport } from '../trials/trial-agent.ts'
import { BudgetSpentError } from '../trials/budget-spent-error.ts'
import type { TokenUse } from '../trials/token-meter.ts'
import type { AgentCall, FromAgent, ThreadedTrial, ToAgent } from './agent-message.ts'
import { defaultMemoryMb, startAgentThread } from './start-agent-thread.ts'

export interface ModuleAgentOptions {
  /** URL of the module, such as `new URL('./my-agent.ts', import.meta.url)`. */
  readonly module: URL
  /** Name under which the module exports its `TrialAgent`; the default is `agent`. */
  readonly exported?: string
  /** Memory its objects may take, in MiB; the default is 1024. */
  readonly memoryMb?: number
  readonly clock?: Clock
}

/** Time the thread has to end after the trial's signal was aborted, in milliseconds. */
const farewellMs = 1000
/** The same where the budget is spent: its report is a part of the result, and a busy machine may be slow to bring it. */
const lastWordsMs = 20_000

/**
 * An agent of a module, in a thread of its own for each trial. One that blocks its thread, fills its memory or ends its
 * process takes nothing from other trials: the thread is ended, and the trial is a failed one. It is told of no lessons.
 */
export function moduleAgent({
  module,
  exported = 'agent',
  memoryMb = defaultMemoryMb,
  clock = systemClock,
}: ModuleAgentOptions): TrialAgent {
  return async (trial, { signal }) => {
    const bots: readonly Environment[] = [
      trial.environment,
      ...trial.mates.map(({ environment }) => environment),
    ]
    const worker = startAgentThread({ module: module.href, exported, trial: plainTrial(trial) }, { memoryMb })
    const post = (message: ToAgent): void => worker.postMessage(message)
    const over = new AbortController()
    let resolve: (report: TrialReport) => void = () => undefined
    let reject: (error: unknown) => void = () => undefined
    const ended = new Promise<TrialReport>((...settle) => {
      ;[resolve, reject] = settle
    })
    const end = (): void => {
      post({ type: 'abort', error: packError(signal.reason) })
      const patienceMs = BudgetSpentError.isInstance(signal.reason) ? lastWordsMs : farewellMs
      clock.sleep(patienceMs, { signal: over.signal }).then(
        () => reject(signal.reason),
        () => undefined,
      )
    }
    worker.on('message', (message: FromAgent) => {
      if (message.type === 'report') resolve(message.report)
      else if (message.type === 'failure') reject(unpackError(message.error))
      else if (message.type === 'tokens') tellTokens(message.tokens, { trial, reject })
      else if (message.type === 'call') void answer(message, { bots, post, signal })
    })
    worker.once('error', (error) => reject(error))
    worker.once('exit', (code) => reject(new Error(`its thread ended with code ${code}`)))
    signal.addEventListener('abort', end, { once: true })
    try {
      return await ended
    } finally {
      over.abort()
      signal.removeEventListener('abort', end)
      await worker.terminate()
    }
  }
}

/** Passes tokens on; those that are none fail the agent that told them. */
function tellTokens(
  tokens: TokenUse,
  { trial, reject }: { readonly trial: Pick<Trial, 'useTokens'>; readonly reject: (error: unknown) => void },
): void {
  try {
    trial.useTokens(tokens)
  } catch (error) {
    reject(error)
  }
}

function plainTrial({ environment, mates, task, budget, seed, version, random }: Trial): ThreadedTrial {
  const { primitives, scope } = environment
  return {
    ...(task && { task }),
    budget,
    seed,
    version,
    bots: ['', ...mates.map(({ name }) => name)],
    primitives,
    scope,
    chance: Math.floor(random() * 2 ** 32),
  }
}

interface Answering {
  readonly bots: readonly Environment[]
  readonly post: (message: ToAgent) => void
  readonly signal: AbortSignal
}

async function answer(
  { id, bot, call }: Extract<FromAgent, { readonly type: 'call' }>,
  { bots, post, signal }: Answering,
): Promise<void> {
  try {
    const environment = bots[bot]
    const value = environment && (await carryOut(call, { environment, signal }))
    post({ type: 'answer', id, value })
  } catch (error) {
    post({ type: 'refusal', id, error: packError(error) })
  }
}

function carryOut(
  call: AgentCall,
  { environment, signal }: { readonly environment: Environment; readonly signal: AbortSignal },
): Promise<unknown> {
  switch (call.method) {
    case 'reset':
      return environment.reset({ ...call.options, signal })
    case 'step': {
      const { program, timeoutMs } = call
      return environment.step(program, { signal, ...(timeoutMs !== undefined && { timeoutMs }) })
    }
    case 'close':
      return environment.close()
  }
}

// In the folder above this file's as source; the build puts it beside the entry that this module is part of.
