import type { Database } from '@voyager-mc/core/sqlite'
import type { JournalRecord } from '../events/journal-record.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

/** Work that waits for the record it is kept with. */
export interface Stage {
  readonly add: (work: (database: Database) => void) => void
  /** Does the work in the transaction of a record that ends a step; before others it goes on waiting. */
  readonly commitWith: (record: JournalRecord) => void
  /** Forgets the work once that record is committed. */
  readonly clearAfter: (record: JournalRecord) => void
}

// What the world was like when a program had run, or when the agent had joined, belongs to these records; model calls
// that are reported in between must not take it along.
const boundaries: ReadonlySet<VoyagerEvent['type']> = new Set([
  'run-start',
  'step-end',
  'environment-restore',
])

/** A stage without work. */
export function createStage(database: Database): Stage {
  const waiting: ((database: Database) => void)[] = []
  return {
    add: (work) => void waiting.push(work),
    commitWith: ({ event }) => {
      if (boundaries.has(event.type)) for (const work of waiting) work(database)
    },
    clearAfter: ({ event }) => {
      if (boundaries.has(event.type)) waiting.length = 0
    },
  }
}
