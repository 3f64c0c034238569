import { migrate, transaction, type Database } from '@voyager-mc/core/sqlite'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { readDocument, writeDocument } from './document-table.ts'
import { appendRecord, readRecords, replaceRecords, type JournalHead } from './journal-table.ts'
import { runComponent, runMigrations } from './run-tables.ts'
import type { RunStore } from './run-store.ts'
import { readSnapshots, removeSnapshots, writeSnapshot } from './snapshot-table.ts'

/** Other parts of the commit of a record. */
interface SqliteRunStoreOptions {
  /** Called in the transaction of every write; what it throws takes the write back. */
  readonly onWrite?: () => void
  /** Writes what is kept together with a record, in its transaction; what it throws takes the record back. */
  readonly onAppend?: (record: JournalRecord) => void
  /** Hears of each record once it is committed. */
  readonly onCommit?: (record: JournalRecord, head: JournalHead) => void
  /** Hears that a document was committed. */
  readonly onDocument?: () => void
}

/** A run store in a database that somebody else opens and closes; makes its tables when they are absent. */
export function sqliteRunStore(
  database: Database,
  {
    onWrite = () => undefined,
    onAppend = () => undefined,
    onCommit = () => undefined,
    onDocument = () => undefined,
  }: SqliteRunStoreOptions = {},
): RunStore {
  migrate(database, { component: runComponent, migrations: runMigrations })
  let isClosed = false
  const use = (): Database => {
    if (isClosed)
      throw new RunStoreError(database.path, `The run store ${database.path} is closed; open it again.`)
    return database
  }
  const write = <Value>(work: () => Value): Value =>
    transaction(use(), () => {
      onWrite()
      return work()
    })
  return {
    append: async (record) => {
      const head = write(() => {
        const next = appendRecord(database, record)
        onAppend(record)
        return next
      })
      onCommit(record, head)
    },
    async *readJournal({ from } = {}) {
      yield* readRecords(use(), { from })
    },
    compact: async (record) => {
      write(() => {
        replaceRecords(database, record)
        removeSnapshots(database, { before: record.sequence })
      })
      // Gives the room back to the disk, which a transaction cannot.
      database.exec('VACUUM')
    },
    writeSnapshot: async (snapshot) => write(() => writeSnapshot(database, snapshot)),
    readSnapshot: async () => {
      for (const snapshot of readSnapshots(use())) return snapshot
      return undefined
    },
    writeDocument: async (name, value) => {
      write(() => writeDocument(database, { name, value }))
      onDocument()
    },
    readDocument: async (name): Promise<unknown> => readDocument(use(), name),
    close: async () => {
      isClosed = true
    },
  }
}
