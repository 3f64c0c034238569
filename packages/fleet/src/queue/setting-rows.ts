import type { FleetDatabase } from '../database/fleet-database.ts'
import { runChannel } from './run-rows.ts'

/** Whether workers are to take nothing new. */
export async function readDraining({ query, schema }: FleetDatabase): Promise<boolean> {
  const [row] = await query<{ value: string }>(`SELECT value FROM ${schema}.setting WHERE name = 'draining'`)
  return row?.value === 'true'
}

/** Says whether workers are to take nothing new; they hear of it at once. */
export async function writeDraining({ query, schema }: FleetDatabase, isDraining: boolean): Promise<void> {
  await query(
    `INSERT INTO ${schema}.setting (name, value) VALUES ('draining', $1)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [String(isDraining)],
  )
  await query('SELECT pg_notify($1, $2)', [runChannel, ''])
}
