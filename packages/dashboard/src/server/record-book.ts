import type { DashboardRecord } from '../dashboard-source.ts'
import { advanceView, emptyView } from '../view/advance-view.ts'
import { describeRecord, type RecordRow } from '../view/describe-record.ts'
import type { RunView } from '../view/run-view.ts'

/** A run as far as it was read. */
export interface RecordBook {
  readonly take: (record: DashboardRecord) => void
  readonly read: () => ReadSoFar
}

export interface ReadSoFar {
  readonly view: RunView
  /** The latest rows of the journal's table. */
  readonly rows: readonly RecordRow[]
  /** Number of rows that were before them. */
  readonly dropped: number
  /** Sequence of the next record. */
  readonly next: number
}

// More is no help to a person, and fills the page.
const mostRows = 200_000

/** Opens a book without a record. */
export function createRecordBook(title: string): RecordBook {
  let view = emptyView(title)
  let rows: RecordRow[] = []
  let dropped = 0
  let next = 0
  return {
    take(record) {
      view = advanceView(view, record)
      rows.push(describeRecord(record))
      next = record.sequence + 1
      if (rows.length < mostRows * 1.1) return
      dropped += rows.length - mostRows
      rows = rows.slice(-mostRows)
    },
    read: () => ({ view, rows, dropped, next }),
  }
}
