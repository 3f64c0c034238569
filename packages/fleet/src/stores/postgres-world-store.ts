import type { WorldStore } from '@voyager-mc/world'
import type { FleetDatabase, Query } from '../database/fleet-database.ts'
import { assertFence, takeRun, type RunFence } from './run-fence.ts'
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
  { run, fence: given }: PostgresWorldStoreOptions,
): WorldStore {
  let taking: Promise<RunFence> | undefined = given && Promise.resolve(given)
  return {
    place: `${database.place} (${run})`,
    load: () => loadWorld(database, run),
    readColumn: (place) => readColumn(database, run, place),
    commit: async (changes) => {
      const fence = await (taking ??= takeRun(database, run))
      await database.transaction(async (query: Query) => {
        await assertFence(query, database.schema, fence)
        await writeWorld(query, { schema: database.schema, run, changes })
      })
    },
    close: async () => undefined,
  }
}
