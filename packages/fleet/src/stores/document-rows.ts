import type { Query } from '../database/fleet-database.ts'

/** A document that is to be replaced. */
export interface DocumentWrite {
  readonly schema: string
  readonly run: string
  readonly name: string
  readonly value: unknown
}

/** Replaces a document inside a transaction that holds the fence. */
export async function writeDocument(
  query: Query,
  { schema, run, name, value }: DocumentWrite,
): Promise<void> {
  await query(
    `INSERT INTO ${schema}.document (run, name, value) VALUES ($1, $2, $3)
     ON CONFLICT (run, name) DO UPDATE SET value = excluded.value`,
    [run, name, JSON.stringify(value)],
  )
}
