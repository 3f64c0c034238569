import type { Query } from './fleet-database.ts'

/** Reads the database's clock, in milliseconds since the epoch. */
export async function readDatabaseTime(query: Query): Promise<number> {
  const [row] = await query<{ now_ms: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::double precision AS now_ms',
  )
  return row?.now_ms ?? Number.NaN
}
