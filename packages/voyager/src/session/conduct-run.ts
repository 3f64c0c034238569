import type { Callbacks } from '@langchain/core/callbacks/manager'
import type { RunnableConfig } from '@langchain/core/runnables'
import type { Observation, ResetOptions } from '@voyager-mc/core'
import { EarlyEnd } from '../errors/early-end.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { RunEndReason, RunMode } from '../state/run-words.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import type { VoyagerRoles } from './voyager-roles.ts'
import { claimStore } from './claim-store.ts'
import { haltOf } from './halt-of.ts'
import { enableInheritance } from './inherited-config.ts'
import { mergeCallbacks } from './merge-callbacks.ts'
import { openRunSession } from './open-run-session.ts'
import { watchModels } from './watch-models.ts'
import type { RunSession, RunSettings } from './run-session.ts'
import { untilAborted } from './until-aborted.ts'

/** One piece of work and everything it needs around it. */
export interface ConductRunOptions<Value> {
  readonly mode: RunMode
  readonly roles: VoyagerRoles
  readonly settings: RunSettings
  readonly signal: AbortSignal
  readonly publish: (event: VoyagerEvent) => void
  readonly callbacks: readonly (Callbacks | undefined)[]
  readonly reset: ResetOptions
  /** Looks at the store before anything happens; throws when the run must not begin. */
  readonly prepare?: (session: RunSession) => Promise<void>
  /** The run itself; an `EarlyEnd` ends it early. */
  readonly work: (session: RunSession, begin: Observation, config: RunnableConfig) => Promise<Value>
}

/** End of a run. */
export interface RunEnding<Value> {
  readonly reason: RunEndReason
  /** The reason in words. */
  readonly detail: string
  /** Cause of an early end; absent when the run was to end. */
  readonly error?: unknown
  /** Result of the work; absent when it was cut short. */
  readonly value?: Value
  readonly session: RunSession
  /** The observation at the beginning. */
  readonly begin: Observation
}

/** Runs one piece of work between `run-start` and `run-end`, with everything it does in the journal. */
export async function conductRun<Value>(
  store: RunStore,
  options: ConductRunOptions<Value>,
): Promise<RunEnding<Value>> {
  const free = claimStore(store, options.settings.clock)
  try {
    return await conductClaimed(store, options)
  } finally {
    free()
  }
}

async function conductClaimed<Value>(
  store: RunStore,
  { mode, roles, settings, signal, publish, callbacks, reset, prepare, work }: ConductRunOptions<Value>,
): Promise<RunEnding<Value>> {
  // Model calls inside a role find their parent step by it as well.
  enableInheritance()
  const spent = new AbortController()
  const session = await openRunSession(store, {
    roles,
    settings,
    signal: AbortSignal.any([signal, spent.signal]),
    publish,
  })
  await prepare?.(session)
  const observation = await untilAborted(roles.environment.reset({ ...reset, signal }), signal)
  const resumed = session.state().hasLearned
  const started = session.emit({ type: 'run-start', mode, resumed, observation })
  // The journal writes one record after another: whatever a person does now comes after the first.
  const endOversight = settings.oversight?.begin(session.emit)
  await started.catch((error: unknown) => {
    endOversight?.()
    throw error
  })
  const models = watchModels(session, { onSpent: (error) => spent.abort(error), publish })
  const config = { callbacks: mergeCallbacks([...callbacks, [models.handler]]) }
  try {
    const value = await work(session, observation, config)
    await models.settle()
    const detail = 'nothing was left to do'
    await session.emit({ type: 'run-end', mode, reason: 'done', detail })
    return { reason: 'done', detail, value, session, begin: observation }
  } catch (error) {
    // The runnables of the loop hear the signal of the one they run in before their roles do.
    const halt = session.signal.aborted && !EarlyEnd.isInstance(error) ? haltOf(session.signal, error) : error
    if (!EarlyEnd.isInstance(halt)) {
      // The error that ends the run is the one to hear of; the ledger may be complete all the same.
      await models.settle().catch(() => undefined)
      throw halt
    }
    await models.settle()
    const { reason, message: detail, cause } = halt
    await session.emit({ type: 'run-end', mode, reason, detail })
    return {
      reason,
      detail,
      session,
      begin: observation,
      ...(cause !== undefined && reason !== 'aborted' ? { error: cause } : {}),
    }
  } finally {
    endOversight?.()
  }
}
