import type { JournalRecord } from '../events/journal-record.ts'
import type { RunSnapshot } from './run-snapshot.ts'

/** Keeps a run's journal, a recent state, and documents. */
export interface RunStore {
  /**
   * Adds the next record; its `sequence` is that of the last one plus 1, or 0 for the first, and any other is refused.
   * When it resolves, a killed process does not lose it.
   */
  append(record: JournalRecord): Promise<void>
  /** Records in order, read as they are asked for; a damaged one throws `RunDamagedError`. */
  readJournal(options?: ReadJournalOptions): AsyncIterable<JournalRecord>
  /** Replaces the record of that sequence, and all before it, by this one. */
  compact(record: JournalRecord): Promise<void>
  /** Keeps a state, so that opening need not read every record again. */
  writeSnapshot(snapshot: RunSnapshot): Promise<void>
  /** The state that was kept last; undefined when there is none. */
  readSnapshot(): Promise<RunSnapshot | undefined>
  /** Replaces a JSON document in one stroke; the name is a relative path such as `curriculum/qa_cache.json`. */
  writeDocument(name: string, value: unknown): Promise<void>
  /** The document's value, or undefined when it was never written. */
  readDocument(name: string): Promise<unknown>
  /** Releases what the store holds; it cannot be used afterwards. */
  close(): Promise<void>
}

/** Part of a journal. */
export interface ReadJournalOptions {
  /** First sequence wanted; the default is the oldest there is. */
  readonly from?: number
}
