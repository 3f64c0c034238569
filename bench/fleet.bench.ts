import { loadavg } from 'node:os'
import { startPostgres } from '../test/integration/fleet/postgres-server.ts'
import { rounded, type Benchmark } from './benchmark.ts'
import { measureGrowth } from './fleet/measure-growth.ts'
import { measureKills } from './fleet/measure-kills.ts'
import { measureRates } from './fleet/measure-rates.ts'
import { measureSharing } from './fleet/measure-sharing.ts'

/** Cost of a fleet on PostgreSQL, and what is left of its runs when workers are killed and frozen. */
export const benchmark: Benchmark = {
  question: 'Does a fleet lose or double anything while its workers are killed, and what does it cost?',
  measure: async () => {
    const server = await startPostgres({ isDurable: true })
    try {
      return [
        ...(await measureKills(await server.createDatabase(), {
          restart: () => server.restart({ mode: 'fast' }),
        })),
        ...(await measureSharing(await server.createDatabase())),
        ...(await measureRates(await server.createDatabase())),
        ...(await measureGrowth(() => server.createDatabase())),
        { what: 'load average of the machine at the end', figure: rounded(loadavg()[0] ?? 0) },
      ]
    } finally {
      await server.stop()
    }
  },
}
