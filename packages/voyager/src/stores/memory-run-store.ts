import { RunStoreError } from '../errors/run-store-error.ts'
import { assertDocumentName } from './assert-document-name.ts'
import { parseJournalRecord, type JournalRecord } from './journal-record.ts'
import type { RunStore } from './run-store.ts'

/** A run store that lives as long as the process. */
export function memoryRunStore(): RunStore {
  const lines: string[] = []
  const documents = new Map<string, string>()
  let isClosed = false
  const assertOpen = (): void => {
    if (isClosed) throw new RunStoreError('memory', 'The run store is closed; make a new one.')
  }
  return {
    async append(record) {
      assertOpen()
      lines.push(JSON.stringify(record))
    },
    async readJournal(): Promise<readonly JournalRecord[]> {
      assertOpen()
      return lines.map((line) => parseJournalRecord(JSON.parse(line)))
    },
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
    async close() {
      isClosed = true
    },
  }
}
