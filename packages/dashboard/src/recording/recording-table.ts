import { brotliDecompressSync } from 'node:zlib'
import { migrate, schemaVersion, type Database } from '@voyager-mc/core/sqlite'
import { DashboardError } from '../dashboard-error.ts'

/** Name of the recording's table among the components of a home. */
const component = 'recording'

const migrations: readonly string[] = [
  `CREATE TABLE recording (
     part INTEGER PRIMARY KEY,
     frames BLOB NOT NULL
   ) STRICT;`,
]

/** Makes the table of a recording where it is absent. */
export function openRecording(database: Database): void {
  migrate(database, { component, migrations })
}

/** Adds a part to the end of a recording: frames as lines of JSON, compressed. */
export function addPart(database: Database, frames: Uint8Array): void {
  database.run('INSERT INTO recording (frames) VALUES (?)', [frames])
}

/** Lines of a recording, in order; none for a run that was not recorded. Throws `DashboardError` at a damaged part. */
export function* readParts(database: Database): Generator<string> {
  if (schemaVersion(database, component) === 0) return
  for (const { part, frames } of database.iterate('SELECT part, frames FROM recording ORDER BY part')) {
    if (!(frames instanceof Uint8Array)) throw damagedPart(database, part)
    let text: string
    try {
      text = brotliDecompressSync(frames).toString('utf8')
    } catch (cause) {
      throw damagedPart(database, part, cause)
    }
    for (const line of text.split('\n')) if (line !== '') yield line
  }
}

function damagedPart({ path }: Database, part: unknown, cause?: unknown): DashboardError {
  return new DashboardError(
    `Part ${String(part)} of the recording in ${path} is damaged; what the journal holds can still be seen.`,
    { cause },
  )
}
