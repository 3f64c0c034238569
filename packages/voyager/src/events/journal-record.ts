import type { VoyagerEvent } from './voyager-event.ts'

/** One entry of a run's journal. */
export interface JournalRecord {
  /** 0 for the first record, without gaps. */
  readonly sequence: number
  /** Milliseconds since the epoch. */
  readonly atMs: number
  readonly event: VoyagerEvent
}
