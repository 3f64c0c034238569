import { AgentError, definedOf, type Clock } from '@voyager-mc/core'
import type { SuiteTask } from '../suite/suite-schema.ts'
import type { MeteredEnvironment } from './meter-environment.ts'
import type { TokenMeter } from './token-meter.ts'
import { readReport } from './read-report.ts'
import type { TrialAgent, TrialMate, TrialReport } from './trial-agent.ts'

/** Wall time an agent has to end after its time was over, in milliseconds; the contract of calls is a second. */
const farewellMs = 5000
/** The same after its budget was spent: what it says then is a part of the result, and a busy machine may be slow to hear it. */
const lastWordsMs = 30_000

export interface CallAgentOptions {
  readonly agent: TrialAgent
  readonly environment: MeteredEnvironment
  readonly mates: readonly TrialMate[]
  readonly useTokens: TokenMeter['use']
  /** Ends the agent's work when aborted; the wall's limit aborts it, too. */
  readonly ending: AbortController
  readonly random: () => number
  readonly seed: number
  readonly version: string
  readonly beginAgain: () => Promise<void>
  readonly clock: Clock
  /** Wall time after which an agent counts as one that does not end, in milliseconds. */
  readonly trialWallMs: number
  readonly signal: AbortSignal
}

/** End of an agent's work. */
export interface AgentEnd {
  readonly report?: TrialReport
  /** Why the agent came to no end of its own. */
  readonly fault?: string
  /** Whether the time on the wall was over. */
  readonly isOverdue?: boolean
}

/** Lets the agent work until it ends, throws, or has been told to end and does not. */
export async function callAgent(
  { text, context, lessons, budget }: SuiteTask,
  { agent, ending, clock, trialWallMs, signal, beginAgain, ...world }: CallAgentOptions,
): Promise<AgentEnd> {
  const given = AbortSignal.any([signal, ending.signal])
  const task = text === undefined ? undefined : { name: text, ...definedOf({ context }) }
  const { environment, mates, useTokens, random, seed, version } = world
  const taught = lessons && { lessons, beginAgain }
  const idle = new AbortController()
  let isOverdue = false
  const work: Promise<AgentEnd> = Promise.resolve()
    .then(() =>
      agent(
        { environment, mates, ...definedOf({ task }), ...taught, budget, useTokens, seed, random, version },
        { signal: given },
      ),
    )
    .then(readReport, (error: unknown) => ({ fault: `The agent threw ${describeThrown(error)}` }))
  const watch = async (): Promise<AgentEnd> => {
    await sleepQuietly(clock, trialWallMs, AbortSignal.any([idle.signal, given]))
    isOverdue = !given.aborted && !idle.signal.aborted
    if (isOverdue) ending.abort(new DOMException('The trial has lasted too long.', 'TimeoutError'))
    const patienceMs = isOverdue ? farewellMs : lastWordsMs
    await sleepQuietly(clock, patienceMs, idle.signal)
    return { fault: `The agent did not end within ${patienceMs / 1000} s of being told to.` }
  }
  const watching = watch()
  const end = await Promise.race([work, watching])
  idle.abort()
  await watching
  signal.throwIfAborted()
  if (!isOverdue) return end
  return { fault: `The agent was still at work after ${trialWallMs / 1000} s on the wall.`, isOverdue }
}

/** An error in one line. */
function describeThrown(error: unknown): string {
  if (AgentError.isInstance(error)) return `${error.name}: ${error.message}`
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

async function sleepQuietly(clock: Clock, durationMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  // Ending the sleep early is what the signal is for.
  await clock.sleep(durationMs, { signal }).catch(() => undefined)
}
