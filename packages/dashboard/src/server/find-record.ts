import type { Clock } from '@voyager-mc/core'
import type { DashboardRecord, DashboardSource } from '../dashboard-source.ts'

/** Time a record may be looked for, in milliseconds: a run under way is followed for good, so the end never says itself. */
const searchMs = 2000

export interface FindRecordOptions {
  readonly sequence: number
  readonly clock: Clock
  /** Ends the search when nobody waits for its answer any more. */
  readonly signal: AbortSignal
}

/** Finds one record of a source; undefined when it is not there, dropped or still to come. */
export async function findRecord(
  source: DashboardSource,
  { sequence, clock, signal }: FindRecordOptions,
): Promise<DashboardRecord | undefined> {
  const done = new AbortController()
  const either = AbortSignal.any([signal, done.signal])
  const limit = clock.sleep(searchMs, { signal: either }).then(
    () => done.abort(),
    // Found before, or nobody waits.
    () => undefined,
  )
  try {
    for await (const record of source.follow({ from: sequence, signal: either }))
      return record.sequence === sequence ? record : undefined
    return undefined
  } finally {
    done.abort()
    await limit
  }
}
