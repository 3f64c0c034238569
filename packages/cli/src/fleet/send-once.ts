import type { SendOnce } from '../database/ready-local-database.ts'

/** Sends statements on connections of their own, to learn whether a database is there. */
export function sendOnce(signal: AbortSignal): SendOnce {
  return async (connectionString, statement) => {
    const { FleetDatabaseError, openFleetDatabase } = await import('@voyager-mc/fleet')
    try {
      const database = await openFleetDatabase({ connectionString, signal })
      try {
        await database.query(statement)
        return undefined
      } finally {
        await database.close()
      }
    } catch (error) {
      if (FleetDatabaseError.isInstance(error)) return error
      throw error
    }
  }
}
