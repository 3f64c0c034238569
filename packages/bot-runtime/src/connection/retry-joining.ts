import { EnvironmentLostError, type Clock, type EnvironmentLostReason } from '@voyager-mc/core'

/** Attempts and waits with which a lost world is joined again. */
export interface ReconnectOptions {
  /** Attempts before giving up, the first included. */
  readonly attempts?: number
  /** Wait after the first failure, in milliseconds; each further wait is twice as long. */
  readonly firstDelayMs?: number
  /** Longest single wait, in milliseconds. */
  readonly longestDelayMs?: number
}

export interface RetryJoiningOptions extends ReconnectOptions {
  readonly clock: Clock
  readonly signal?: AbortSignal | undefined
}

/** Reasons that pass by themselves: the server restarts, or has not noticed yet that the old connection is gone. */
const passing: readonly EnvironmentLostReason[] = [
  'refused',
  'disconnected',
  'name-taken',
  'not-minecraft',
  'timeout',
]

/** Joins until it succeeds, the attempts are used up, or the reason is one that waiting does not change. */
export async function retryJoining<Joined>(
  join: () => Promise<Joined>,
  { attempts = 8, firstDelayMs = 500, longestDelayMs = 15_000, clock, signal }: RetryJoiningOptions,
): Promise<Joined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await join()
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error
    }
    const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (attempt - 1))
    await clock.sleep(delayMs, signal ? { signal } : {})
  }
}

function isPassing(error: unknown): boolean {
  if (!EnvironmentLostError.isInstance(error)) return false
  // A server that is going down says so and takes everybody with it.
  return (
    passing.includes(error.reason) || (error.reason === 'kicked' && /restart|clos|shut/i.test(error.message))
  )
}
