import { FleetDatabaseError } from '../errors/fleet-database-error.ts'
import type { FleetDatabase, Query } from './fleet-database.ts'
import { migrationsOf } from './migrations.ts'

// Number of the lock under which tables are made, so that workers that start together do it once: the letters "voya".
const migrationLock = 0x766f7961

/** Makes the fleet's tables, or brings them to this version; several may call it at once. */
export async function migrateFleet(database: FleetDatabase): Promise<void> {
  const { schema } = database
  const migrations = migrationsOf(schema)
  if ((await readVersion(database)) === migrations.length) return
  await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
    await query(`CREATE SCHEMA IF NOT EXISTS ${schema}`)
    await query(`CREATE TABLE IF NOT EXISTS ${schema}.layout (version integer NOT NULL)`)
    const version = await versionIn(query, schema)
    assertNotNewer(database, version)
    for (const statements of migrations.slice(version)) await query(statements)
    await query(`DELETE FROM ${schema}.layout`)
    await query(`INSERT INTO ${schema}.layout VALUES ($1)`, [migrations.length])
  })
}

/** Throws when the tables are absent or of another version. */
export async function assertMigrated(database: FleetDatabase): Promise<void> {
  const version = await readVersion(database)
  assertNotNewer(database, version)
  const wanted = migrationsOf(database.schema).length
  if (version === wanted) return
  const detail = version === 0 ? 'there are none yet' : `version ${version}, wanted ${wanted}`
  throw new FleetDatabaseError('older-schema', database.place, { detail })
}

function assertNotNewer({ place, schema }: FleetDatabase, version: number): void {
  const known = migrationsOf(schema).length
  if (version > known)
    throw new FleetDatabaseError('newer-schema', place, {
      detail: `version ${version}, known up to ${known}`,
    })
}

async function readVersion({ query, schema }: FleetDatabase): Promise<number> {
  const [found] = await query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [
    `${schema}.layout`,
  ])
  return found?.found === true ? versionIn(query, schema) : 0
}

async function versionIn(query: Query, schema: string): Promise<number> {
  const [row] = await query<{ version: number }>(`SELECT version FROM ${schema}.layout`)
  return row?.version ?? 0
}
