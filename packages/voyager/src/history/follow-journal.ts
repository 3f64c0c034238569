import { systemClock, type CallOptions, type Clock } from '@voyager-mc/core'
import type { JournalRecord } from '../events/journal-record.ts'
import type { RunStore } from '../stores/run-store.ts'

/** Begin of the reading, and the pause between two looks. */
export interface FollowJournalOptions extends CallOptions {
  /** First sequence wanted; the default is the oldest there is. */
  readonly from?: number
  /** Pause between two looks, in milliseconds. */
  readonly pauseMs?: number
  readonly clock?: Clock
}

/** Records that are there, and then each new one soon after it was written, until the signal is aborted. */
export async function* followJournal(
  store: RunStore,
  {
    from = 0,
    pauseMs = 250,
    clock = systemClock,
    signal = new AbortController().signal,
  }: FollowJournalOptions = {},
): AsyncGenerator<JournalRecord, void> {
  let next = from
  while (!signal.aborted) {
    for await (const record of store.readJournal({ from: next })) {
      yield record
      next = record.sequence + 1
      if (signal.aborted) return
    }
    // An aborted pause ends the loop, not the caller.
    await clock.sleep(pauseMs, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })
  }
}
