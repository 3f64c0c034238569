import type { WorldStore } from '@voyager-mc/world'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { assertFence, holdRun, type RunFence } from './run-fence.ts'
import { loadWorld, readColumn, writeWorld } from './world-rows.ts'

/** The run whose world is kept. */
export interface PostgresWorldStoreOptions {
  readonly run: string
  /** The right to write it; absent takes it at the first commit, from whoever has it. */
  readonly fence?: RunFence
}

/** Keeps the world of a run in tables of a database that somebody else opens and closes. */
export function postgresWorldStore(
  database: FleetDatabase,
  { run, fence }: PostgresWorldStoreOptions,
): WorldStore {
  const hold = holdRun(database, { run, fence })
  return {
    place: `${database.place} (${run})`,
    load: () => loadWorld(database, run),
    readColumn: (place) => readColumn(database, run, place),
    commit: async (changes) => {
      const held = await hold()
      await database.transaction(async (query: Query) => {
        await assertFence(query, database.schema, held)
        await writeWorld(query, { schema: database.schema, run, changes })
      })
    },
    close: async () => undefined,
  }
}
