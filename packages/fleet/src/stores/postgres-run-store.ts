import type { RunStore } from '@voyager-mc/voyager'
import { assertDocumentName, RunStoreError, type JournalRecord } from '@voyager-mc/voyager/journal'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { writeDocument } from './document-rows.ts'
import { appendRecord, readRecords, replaceRecords } from './journal-rows.ts'
import { assertFence, holdRun, type RunFence } from './run-fence.ts'
import { readSnapshot, removeSnapshots, writeSnapshot } from './snapshot-rows.ts'

/** The run that is kept, and what is kept together with its records. */
export interface PostgresRunStoreOptions {
  /** Name of the run in the database. */
  readonly run: string
  /** The right to write it; absent takes it at the first write, from whoever has it. */
  readonly fence?: RunFence
  /** Writes what is kept together with a record, in its transaction; what it throws takes the record back. */
  readonly onAppend?: (record: JournalRecord, query: Query) => Promise<void>
  /** Hears of each record once it is committed. */
  readonly onCommit?: (record: JournalRecord) => void
}

/** Keeps a run in tables of a database that somebody else opens and closes; each write is refused once others took the run. */
export function postgresRunStore(
  database: FleetDatabase,
  { run, fence: given, onAppend, onCommit }: PostgresRunStoreOptions,
): RunStore {
  const place = { database, run }
  const hold = holdRun(database, { run, fence: given })
  let isClosed = false
  const assertOpen = (): void => {
    if (isClosed) throw new RunStoreError(run, `The run store of ${run} is closed; open it again.`)
  }
  const write = async <Value>(work: (query: Query, fence: RunFence) => Promise<Value>): Promise<Value> => {
    assertOpen()
    const fence = await hold()
    return database.transaction(async (query) => {
      await assertFence(query, database.schema, fence)
      return work(query, fence)
    })
  }
  return {
    append: async (record) => {
      await write(async (query, fence) => {
        await appendRecord(query, { ...place, record, fence })
        await onAppend?.(record, query)
      })
      onCommit?.(record)
    },
    async *readJournal({ from } = {}) {
      assertOpen()
      yield* readRecords(place, from)
    },
    compact: (record) =>
      write(async (query) => {
        await replaceRecords(query, { ...place, record })
        await removeSnapshots(query, { ...place, before: record.sequence })
      }),
    writeSnapshot: (snapshot) => write((query) => writeSnapshot(query, { ...place, snapshot })),
    async readSnapshot() {
      assertOpen()
      return readSnapshot(place)
    },
    writeDocument: async (name, value) => {
      assertDocumentName(name)
      await write((query) => writeDocument(query, { schema: database.schema, run, name, value }))
    },
    async readDocument(name): Promise<unknown> {
      assertDocumentName(name)
      assertOpen()
      const [row] = await database.query<{ value: string }>(
        `SELECT value FROM ${database.schema}.document WHERE run = $1 AND name = $2`,
        [run, name],
      )
      return row && JSON.parse(row.value)
    },
    close: async () => {
      isClosed = true
    },
  }
}
