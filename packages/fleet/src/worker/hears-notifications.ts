import { randomUUID } from 'node:crypto'
import type { Clock } from '@voyager-mc/core'
import type { FleetDatabase } from '../database/fleet-database.ts'

export interface HearsNotificationsOptions {
  readonly clock: Clock
  /** Ends the waiting. */
  readonly signal: AbortSignal
}

const channel = 'voyager_echo'
// A notification takes some milliseconds; a pooler in transaction mode swallows it for good.
const waitMs = 5000

/** Finds out whether notifications arrive, by one that is sent to this process; true when the signal ends the waiting. */
export async function hearsNotifications(
  database: FleetDatabase,
  { clock, signal }: HearsNotificationsOptions,
): Promise<boolean> {
  const echo = randomUUID()
  const heard = new AbortController()
  const stopListening = await database.listen(channel, (payload) => {
    if (payload === echo) heard.abort()
  })
  try {
    await database.query('SELECT pg_notify($1, $2)', [channel, echo])
    await clock.sleep(waitMs, { signal: AbortSignal.any([signal, heard.signal]) })
    return false
  } catch (error) {
    if (signal.aborted || heard.signal.aborted) return true
    throw error
  } finally {
    await stopListening().catch(() => undefined)
  }
}
