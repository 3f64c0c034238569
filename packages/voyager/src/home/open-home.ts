import { systemClock, type Clock } from '@voyager-mc/core'
import { openDatabase, transaction, type Database, type Durability } from '@voyager-mc/core/sqlite'
import { RunStoreError } from '../errors/run-store-error.ts'
import { documentRevision, writeDocument } from '../stores/document-table.ts'
import { readHead, type JournalHead } from '../stores/journal-table.ts'
import type { RunStore } from '../stores/run-store.ts'
import { sqliteRunStore } from '../stores/sqlite-run-store.ts'
import { assertSound } from './assert-sound.ts'
import { closingOnError } from './closing-on-error.ts'
import { guardHome } from './guard-home.ts'
import { openHeadWitness } from './head-witness.ts'
import { homePath } from './home-path.ts'
import { claimDatabase } from './home-tables.ts'
import { ownHome, type HomeOwnership } from './own-home.ts'
import { createStage } from './stage.ts'

/** Options of an opened home. */
export interface OpenHomeOptions {
  /** The default, `process`, survives `kill -9`; `power` survives a power cut, too. */
  readonly durability?: Durability
  /** Opens a home that exists, beside its owner if there is one, and never changes it. */
  readonly readOnly?: boolean
  /** Goes on although the last records were lost, such as by a power cut. */
  readonly acceptsLoss?: boolean
  readonly clock?: Clock
}

/** The one file that holds a run: its journal, states and documents, and the tables of other packages. */
export interface Home {
  /** Place of the database. */
  readonly path: string
  /** For the stores of other packages; it is closed with the home. */
  readonly database: Database
  readonly runStore: RunStore
  /**
   * Keeps work for the commit of the next record that ends a step or a reset: what it writes is kept with that record or
   * not at all. It may be done several times, because a commit that failed is repeated.
   */
  readonly stage: (work: (database: Database) => void) => void
  /**
   * Keeps a write for the commit of the next record, as the option of a store in this database: what a run learns is kept
   * with the record that says so. False while no run is going on, and the store writes at once.
   */
  readonly commitWith: (write: () => void) => boolean
  /** Writes documents, by name, and tables of other packages at once: all of it is kept, or nothing. */
  readonly writeTogether: (
    documents: Readonly<Record<string, unknown>>,
    work: (database: Database) => void,
  ) => void
  /** Gives the run free for others. */
  readonly close: () => Promise<void>
}

/**
 * Opens the home of a run, named by its directory or its file, and makes it when it is absent. Only one may have it open
 * for writing, on all machines that share the file; anybody else gets a `RunLockedError` at once. Ownership ends with the
 * process.
 */
export async function openHome(run: string, options: OpenHomeOptions = {}): Promise<Home> {
  const path = homePath(run)
  return options.readOnly === true ? readHome(path) : takeHome(path, options)
}

function readHome(path: string): Home {
  const database = openDatabase(path, { readOnly: true })
  const refuse = (): never => {
    throw new RunStoreError(path, `${path} is open for reading only; open it for writing.`)
  }
  return closingOnError(
    () => database.close(),
    () => {
      claimDatabase(database)
      return {
        path,
        database,
        runStore: sqliteRunStore(database),
        stage: refuse,
        commitWith: () => false,
        writeTogether: refuse,
        close: async () => database.close(),
      }
    },
  )
}

function takeHome(
  path: string,
  { durability = 'process', acceptsLoss = false, clock = systemClock }: OpenHomeOptions,
): Home {
  const ownership = ownHome(path, clock)
  return closingOnError(ownership.release, () => {
    const database = openDatabase(path, { durability })
    return closingOnError(
      () => database.close(),
      () => furnish(database, { ownership, acceptsLoss }),
    )
  })
}

function furnish(
  database: Database,
  { ownership, acceptsLoss }: { readonly ownership: HomeOwnership; readonly acceptsLoss: boolean },
): Home {
  const { path } = database
  claimDatabase(database)
  const stage = createStage(database)
  const assertOurs = guardHome(database, ownership)
  const runStore = sqliteRunStore(database, {
    onWrite: assertOurs,
    onAppend: stage.commitWith,
    onCommit: (record, head) => {
      noteHead(head)
      stage.clearAfter(record)
    },
    onDocument: () => noteHead(last),
  })
  assertSound(database, { acceptsLoss })
  ownership.sign(database)
  let last = readHead(database)
  const witness = openHeadWitness(path, { ...last, documents: documentRevision(database) })
  const noteHead = (head: JournalHead): void => {
    last = head
    witness.write({ ...head, documents: documentRevision(database) })
  }
  let isOpen = true
  return {
    path,
    database,
    runStore,
    stage: stage.add,
    commitWith: stage.addForNext,
    writeTogether: (documents, work) => {
      transaction(database, () => {
        assertOurs()
        work(database)
        for (const [name, value] of Object.entries(documents)) writeDocument(database, { name, value })
      })
      noteHead(last)
    },
    close: async () => {
      if (!isOpen) return
      isOpen = false
      try {
        stage.flush()
        await runStore.close()
        ownership.unsign(database)
      } finally {
        witness.close()
        database.close()
        ownership.release()
      }
    },
  }
}
