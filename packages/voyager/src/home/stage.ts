import type { Database } from '@voyager-mc/core/sqlite'
import { endsStep } from '../events/ends-step.ts'
import type { JournalRecord } from '../events/journal-record.ts'

/** Work that waits for the record it is kept with. */
export interface Stage {
  readonly add: (work: (database: Database) => void) => void
  /** Does the work in the transaction of a record that ends a step; before others it goes on waiting. */
  readonly commitWith: (record: JournalRecord) => void
  /** Forgets the work once that record is committed. */
  readonly clearAfter: (record: JournalRecord) => void
}

/** A stage without work. */
export function createStage(database: Database): Stage {
  const waiting: ((database: Database) => void)[] = []
  return {
    add: (work) => void waiting.push(work),
    commitWith: ({ event }) => {
      if (endsStep(event)) for (const work of waiting) work(database)
    },
    clearAfter: ({ event }) => {
      if (endsStep(event)) waiting.length = 0
    },
  }
}
