import { AgentError } from '@voyager-mc/core'
import { DatabaseError } from '@voyager-mc/core/sqlite'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { delayBefore } from './delay-before.ts'
import type { RunSettings } from './run-session.ts'

/** Patience of a write and the listener to its failures. */
interface PersistOptions {
  readonly settings: RunSettings
  readonly publish: (event: VoyagerEvent) => void
  readonly signal: AbortSignal
}

/** Writes to the store, and again after a pause as long as waiting may help, such as with a full disk. */
export async function persist(
  write: () => Promise<void>,
  { settings, publish, signal }: PersistOptions,
): Promise<void> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await write()
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const isLast = retry > settings.policy.storeRetries || signal.aborted || !isPassing(error)
      const retryInMs = delayBefore(retry, settings)
      publish({ type: 'store-error', message, ...(isLast ? {} : { retryInMs }) })
      if (isLast) throw error
      await settings.clock.sleep(retryInMs)
    }
  }
}

/** Whether the fault may be gone in a while; another owner, damage and a run that was removed stay. */
function isPassing(error: unknown): boolean {
  if (!AgentError.isInstance(error)) return true
  return DatabaseError.isInstance(error) && ['full', 'refused', 'busy', 'unreadable'].includes(error.problem)
}
