import type { Clock } from '@voyager-mc/core'
import { readDatabaseTime } from '../database/database-time.ts'
import type { FleetDatabase } from '../database/fleet-database.ts'

/**
 * Measures how far a clock is ahead of the database's, in milliseconds; below 0 it is behind. The answer's way is taken off,
 * so that a slow one makes the number smaller and never larger.
 */
export async function measureSkew(
  { query }: Pick<FleetDatabase, 'query'>,
  clock: Pick<Clock, 'now'>,
): Promise<number> {
  const askedAtMs = clock.now()
  const nowMs = await readDatabaseTime(query)
  const answeredAtMs = clock.now()
  if (askedAtMs > nowMs) return askedAtMs - nowMs
  return Math.min(0, answeredAtMs - nowMs)
}
