import { transaction, type Database } from '@voyager-mc/core/sqlite'
import { endsStep } from '../events/ends-step.ts'
import type { JournalRecord } from '../events/journal-record.ts'

/** Work that waits for the record it is kept with. */
export interface Stage {
  /** Keeps work for the next record that ends a step. */
  readonly add: (work: (database: Database) => void) => void
  /** Keeps work for the next record, whatever it tells; false while no run is going on, which would write one. */
  readonly addForNext: (work: () => void) => boolean
  /** Does the work that a record takes along, in its transaction. */
  readonly commitWith: (record: JournalRecord) => void
  /** Forgets that work once the record is committed. */
  readonly clearAfter: (record: JournalRecord) => void
  /** Does what waits for no step, because no record will come any more. */
  readonly flush: () => void
}

interface Waiting {
  readonly work: (database: Database) => void
  readonly isForStep: boolean
}

/** A stage without work. */
export function createStage(database: Database): Stage {
  let waiting: readonly Waiting[] = []
  let isRunning = false
  const isTaken = ({ isForStep }: Waiting, { event }: JournalRecord): boolean => !isForStep || endsStep(event)
  return {
    add: (work) => {
      waiting = [...waiting, { work, isForStep: true }]
    },
    addForNext: (work) => {
      if (isRunning) waiting = [...waiting, { work, isForStep: false }]
      return isRunning
    },
    commitWith: (record) => {
      for (const entry of waiting) if (isTaken(entry, record)) entry.work(database)
    },
    clearAfter: (record) => {
      waiting = waiting.filter((entry) => !isTaken(entry, record))
      if (record.event.type === 'run-start') isRunning = true
      if (record.event.type === 'run-end') isRunning = false
    },
    flush: () => {
      const works = waiting.filter(({ isForStep }) => !isForStep)
      if (works.length === 0) return
      transaction(database, () => {
        for (const { work } of works) work(database)
      })
      waiting = waiting.filter(({ isForStep }) => isForStep)
    },
  }
}
