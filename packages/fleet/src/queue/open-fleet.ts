import { openFleetDatabase, type OpenFleetDatabaseOptions } from '../database/open-fleet-database.ts'
import { assertMigrated, migrateFleet } from '../database/migrate-fleet.ts'
import { createFleet } from './create-fleet.ts'
import type { Fleet } from './fleet.ts'
import { makeQueues, openBoss } from './open-boss.ts'

export interface OpenFleetOptions extends OpenFleetDatabaseOptions {
  /** False needs no right to make tables, and refuses a database whose tables are not of this version. */
  readonly migrate?: boolean
  /** Hears of trouble that passes by itself. */
  readonly onWarning?: (text: string) => void
}

/** Opens the fleet of a database, to submit runs and to see what becomes of them; makes its tables when they are absent. */
export async function openFleet({
  migrate = true,
  onWarning = () => undefined,
  ...options
}: OpenFleetOptions): Promise<Fleet> {
  const { connectionString, ssl } = options
  const database = await openFleetDatabase(options)
  try {
    if (migrate) await migrateFleet(database)
    else await assertMigrated(database)
    const boss = await openBoss(database, { connectionString, ssl, migrate, onWarning, supervise: false })
    if (migrate) await makeQueues(boss)
    return createFleet({ database, boss })
  } catch (error) {
    await database.close()
    throw error
  }
}
