import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { digest } from '@voyager-mc/core/sqlite'
import type { JournalHead } from '../stores/journal-table.ts'

// A log that lost its end looks to SQLite like one that was never longer. So the last record is noted once more, with
// the count of document writes, in a small file beside the database: what is behind it was lost, be it by damage or because a power cut took it.

/** Last things that were written to a home. */
interface WitnessedHead extends JournalHead {
  /** Count of all writes of documents. */
  readonly documents: number
}

/** Note of a home's last record outside of its database. */
interface HeadWitness {
  readonly write: (head: WitnessedHead) => void
  readonly close: () => void
}

/** Opens the note for writing. */
export function openHeadWitness(path: string, head: WitnessedHead): HeadWitness {
  const note = noteOf(path)
  closeSync(openSync(note, 'a'))
  const file = openSync(note, 'r+')
  writeSync(file, render(head), 0)
  return {
    write: (next) => {
      try {
        writeSync(file, render(next), 0)
      } catch {
        // The record is committed all the same; a note that is behind only witnesses less.
      }
    },
    close: () => closeSync(file),
  }
}

/** Last record that was noted; undefined without a note, or when it was cut off while it was written. */
export function readHeadWitness(path: string): WitnessedHead | undefined {
  const text = readNote(path)
  const [sequence = '', hash = '', documents = ''] = text.split(' ').filter((part) => part !== '')
  const head = {
    sequence: Number(sequence),
    hash: new Uint8Array(Buffer.from(hash, 'hex')),
    documents: Number(documents),
  }
  return text !== '' && render(head) === text ? head : undefined
}

function readNote(path: string): string {
  try {
    return readFileSync(noteOf(path), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function noteOf(path: string): string {
  return `${path}-head`
}

/** Always of one length, so that a note is replaced whole. */
function render({ sequence, hash, documents }: WitnessedHead): string {
  const words = [sequence, documents].map((count) => String(count).padStart(12))
  const text = `${words[0]} ${Buffer.from(hash).toString('hex').padEnd(32, '-')} ${words[1]}`
  return `${text} ${Buffer.from(digest([text])).toString('hex')}\n`
}
