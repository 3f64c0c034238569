import type { JournalRecord } from './journal-record.ts'

/** Where a run keeps its journal and its readable checkpoints. */
export interface RunStore {
  /** Adds a record at the end; when it resolves, a killed process does not lose it. */
  append(record: JournalRecord): Promise<void>
  /** All records in order; a half-written last one is dropped for good. */
  readJournal(): Promise<readonly JournalRecord[]>
  /** Replaces a JSON document in one stroke; the name is a relative path such as `curriculum/qa_cache.json`. */
  writeDocument(name: string, value: unknown): Promise<void>
  /** The document's value, or undefined when it was never written. */
  readDocument(name: string): Promise<unknown>
  /** Releases what the store holds; it cannot be used afterwards. */
  close(): Promise<void>
}
