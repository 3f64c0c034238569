import { RunStoreError } from '../errors/run-store-error.ts'
import type { JournalRecord } from '../events/journal-record.ts'
import { assertDocumentName } from './assert-document-name.ts'
import type { RunStore } from './run-store.ts'

/** A run store that lives as long as the process. */
export function memoryRunStore(): RunStore {
  let isClosed = false
  const assertOpen = (): void => {
    if (isClosed) throw new RunStoreError('memory', 'The run store is closed; make a new one.')
  }
  return {
    ...memoryJournal(assertOpen),
    ...memoryDocuments(assertOpen),
    async close() {
      isClosed = true
    },
  }
}

// Everything is kept as text, so that nobody shares what was written.
interface Row {
  readonly sequence: number
  readonly text: string
}

function toRow(value: { readonly sequence: number }): Row {
  return { sequence: value.sequence, text: JSON.stringify(value) }
}

function memoryJournal(
  assertOpen: () => void,
): Pick<RunStore, 'append' | 'readJournal' | 'compact' | 'writeSnapshot' | 'readSnapshot'> {
  const records: Row[] = []
  let snapshot: Row | undefined
  const placeOf = (wanted: number, purpose: string): number => {
    const place = records.findIndex(({ sequence }) => sequence === wanted)
    if (place !== -1) return place
    throw new RunStoreError('memory', `There is no record ${wanted} to ${purpose}; append it first.`)
  }
  return {
    async append(record) {
      assertOpen()
      const last = records.at(-1)?.sequence ?? -1
      const isBeginning = last === -1 && record.event.type === 'compaction'
      if (record.sequence !== last + 1 && !isBeginning) {
        const detail = `Record ${record.sequence} does not follow record ${last}`
        throw new RunStoreError('memory', `${detail}; let one run at a time use the store.`)
      }
      records.push(toRow(record))
    },
    async *readJournal({ from = 0 } = {}): AsyncGenerator<JournalRecord, void> {
      assertOpen()
      for (const { sequence, text } of records) if (sequence >= from) yield JSON.parse(text)
    },
    async compact(record) {
      assertOpen()
      records.splice(0, placeOf(record.sequence, 'replace') + 1, toRow(record))
      if (snapshot !== undefined && snapshot.sequence < record.sequence) snapshot = undefined
    },
    async writeSnapshot(kept) {
      assertOpen()
      placeOf(kept.sequence, 'keep a state of')
      snapshot = toRow(kept)
    },
    async readSnapshot() {
      assertOpen()
      return snapshot && JSON.parse(snapshot.text)
    },
  }
}

function memoryDocuments(assertOpen: () => void): Pick<RunStore, 'writeDocument' | 'readDocument'> {
  const documents = new Map<string, string>()
  return {
    async writeDocument(name, value) {
      assertOpen()
      assertDocumentName(name)
      documents.set(name, JSON.stringify(value))
    },
    async readDocument(name): Promise<unknown> {
      assertOpen()
      assertDocumentName(name)
      const text = documents.get(name)
      return text === undefined ? undefined : JSON.parse(text)
    },
  }
}
