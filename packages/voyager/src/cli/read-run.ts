import { InvalidArgumentError } from '@voyager-mc/core'
import { fileRunStore } from '../stores/file-run-store.ts'
import type { JournalRecord } from '../stores/journal-record.ts'

/** The journal of a run directory; a directory without one is refused. */
export async function readRun(directory: string): Promise<readonly JournalRecord[]> {
  const store = fileRunStore(directory)
  const journal = await store.readJournal()
  await store.close()
  if (journal.length > 0) return journal
  throw new InvalidArgumentError('RUN', directory, 'name a directory that holds a journal.ndjson.')
}
