import { digest, type Database } from '@voyager-mc/core/sqlite'
import { RunDamagedError } from '../errors/run-damaged-error.ts'
import { assertDocumentName } from './assert-document-name.ts'
import { sameBytes, toBytes } from './same-bytes.ts'

/** Replaces a document inside a transaction. */
export function writeDocument(
  database: Database,
  { name, value }: { readonly name: string; readonly value: unknown },
): void {
  assertDocumentName(name)
  const text = JSON.stringify(value)
  database.run('INSERT OR REPLACE INTO document (name, value, hash) VALUES (?, ?, ?)', [
    name,
    text,
    digest([name, text]),
  ])
  database.run(
    `INSERT INTO document_head (id, hash, revision) VALUES (1, ?, 1)
     ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, revision = revision + 1`,
    [digestOfAll(database)],
  )
}

/** Count of all writes of documents. */
export function documentRevision(database: Database): number {
  return Number(database.get('SELECT revision FROM document_head')?.['revision'] ?? 0)
}

/** Value of a document; undefined when it was never written. */
export function readDocument(database: Database, name: string): unknown {
  assertDocumentName(name)
  checkDocuments(database)
  return checkDocument(database, name)
}

/** Value of a document by itself; throws when it is not as it was written. */
export function checkDocument(database: Database, name: string): unknown {
  const row = database.get('SELECT value, hash FROM document WHERE name = ?', [name])
  if (row === undefined) return undefined
  const text = String(row['value'])
  if (!sameBytes(digest([name, text]), toBytes(row['hash'])))
    throw new RunDamagedError(database.path, `${name} does not match its checksum`)
  return JSON.parse(text)
}

/** Names of all documents. */
export function documentNames(database: Database): readonly string[] {
  return database.all('SELECT name FROM document ORDER BY name').map(({ name }) => String(name))
}

/** Throws when a document is missing, or one is there that nobody wrote. */
export function checkDocuments(database: Database): void {
  const head = database.get('SELECT hash FROM document_head')
  const isEmpty = head === undefined && database.get('SELECT 1 FROM document') === undefined
  if (isEmpty || sameBytes(digestOfAll(database), toBytes(head?.['hash']))) return
  throw new RunDamagedError(database.path, 'a document is missing or was changed')
}

function digestOfAll(database: Database): Uint8Array {
  const rows = database.all('SELECT name, hash FROM document ORDER BY name')
  return digest(rows.flatMap(({ name = null, hash = null }) => [name, hash]))
}
