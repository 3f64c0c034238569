import type { JournalRecord } from '../events/journal-record.ts'
import { openHome } from './open-home.ts'

/** All records of a run, which may be going on; empty before the first. */
export async function readRecords(run: string): Promise<readonly JournalRecord[]> {
  const home = await openHome(run, { readOnly: true })
  try {
    return await Array.fromAsync(home.runStore.readJournal())
  } finally {
    await home.close()
  }
}
