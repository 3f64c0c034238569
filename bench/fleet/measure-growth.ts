import { setTimeout as sleep } from 'node:timers/promises'
import { openFleet, type Fleet } from '@voyager-mc/fleet'
import { spawnWorker } from '../../test/integration/fleet/spawn-worker.ts'
import { rounded, type Row } from '../benchmark.ts'

const teamSizes = [1, 2, 4]
const runs = 40
const steps = 20
const stepMs = 50

/** The same short runs on one, two and four workers: time, connections, log and room. */
export async function measureGrowth(createDatabase: () => Promise<string>): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const workers of teamSizes) {
    const figures = await measureOne(await createDatabase(), workers)
    for (const [what, figure] of Object.entries(figures))
      rows.push({ what: `${workers} workers: ${what}`, figure: rounded(figure) })
  }
  return rows
}

async function measureOne(
  connectionString: string,
  workers: number,
): Promise<Readonly<Record<string, number>>> {
  const fleet = await openFleet({ connectionString })
  const before = await readServer(fleet)
  const started = await Promise.all(
    Array.from({ length: workers }, (_nothing, index) =>
      spawnWorker(connectionString, { name: `worker-${index + 1}` }),
    ),
  )
  const idle = await readServer(fleet)
  const startedAt = performance.now()
  await fleet.submit(
    Array.from({ length: runs }, (_nothing, seed) => ({ seed, settings: { steps, stepMs } })),
  )
  let most = idle.connections
  while ((await fleet.runs()).some(({ state }) => state !== 'succeeded')) {
    await sleep(200)
    most = Math.max(most, (await readServer(fleet)).connections)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const after = await readServer(fleet)
  for (const worker of started) worker.kill('SIGTERM')
  await fleet.close()
  return {
    'runs a minute': (runs * 60) / seconds,
    'connections while idle': idle.connections - before.connections,
    'most connections': most - before.connections,
    'log of the database for a run of 20 steps (kB)': (after.logBytes - idle.logBytes) / runs / 1000,
    'tables for a run of 20 steps (kB)': (after.tableBytes - idle.tableBytes) / runs / 1000,
  }
}

interface ServerFigures {
  readonly connections: number
  readonly logBytes: number
  readonly tableBytes: number
}

async function readServer({ database }: Fleet): Promise<ServerFigures> {
  const [row] = await database.query<{ connections: string; log: string; room: string }>(
    `SELECT (SELECT count(*) FROM pg_stat_activity WHERE datname = current_database())::text AS connections,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text AS log,
            pg_database_size(current_database())::text AS room`,
  )
  return {
    connections: Number(row?.connections),
    logBytes: Number(row?.log),
    tableBytes: Number(row?.room),
  }
}
