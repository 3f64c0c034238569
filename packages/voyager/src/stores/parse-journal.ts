import { JournalCorruptError } from '../errors/journal-corrupt-error.ts'
import { RunSchemaError } from '../errors/run-schema-error.ts'
import { parseJournalRecord, runSchemaVersion, type JournalRecord } from './journal-record.ts'

/** The records of a journal and how much of the text they are. */
export interface ParsedJournal {
  readonly records: readonly JournalRecord[]
  /** Characters of the text that hold whole records; what follows is a half-written line. */
  readonly intactLength: number
}

/** Reads a journal's text: a half-written last line is left out, damage anywhere else throws. */
export function parseJournal(text: string, { path }: { readonly path: string }): ParsedJournal {
  const records: JournalRecord[] = []
  let begin = 0
  for (;;) {
    const end = text.indexOf('\n', begin)
    if (end === -1) return { records, intactLength: begin }
    const line = records.length + 1
    const value = parseLine(text.slice(begin, end), { path, line })
    // A killed process may leave a last line that ends in a newline but holds garbage only if the disk lied.
    if (value === undefined && end === text.length - 1) return { records, intactLength: begin }
    records.push(checkRecord(value, { path, line }))
    begin = end + 1
  }
}

interface Place {
  readonly path: string
  readonly line: number
}

function parseLine(text: string, _place: Place): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkRecord(value: unknown, { path, line }: Place): JournalRecord {
  const version = versionOf(value)
  if (value !== undefined && version !== undefined && version !== runSchemaVersion) {
    throw new RunSchemaError(path, { found: version, expected: runSchemaVersion })
  }
  let record: JournalRecord
  try {
    record = parseJournalRecord(value)
  } catch (cause) {
    throw new JournalCorruptError(path, { line, cause })
  }
  if (record.sequence !== line - 1) throw new JournalCorruptError(path, { line })
  return record
}

function versionOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'schemaVersion' in value
    ? value.schemaVersion
    : undefined
}
