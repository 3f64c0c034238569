import { openFleet, postgresRunStore, postgresWorldStore, type Fleet } from '@voyager-mc/fleet'
import { claimRun } from '../../packages/fleet/src/queue/claim-run.ts'
import { openBoss, runQueue, type RunJob } from '../../packages/fleet/src/queue/open-boss.ts'
import { noteResult } from '../../packages/fleet/src/queue/settle-run.ts'
import { holdRun } from '../../packages/fleet/src/stores/run-fence.ts'
import { rounded, type Row } from '../benchmark.ts'

const appends = 500
const jobs = 1000
const single = 200
const notifications = 200

/** Rates of the journal, of the queue and of notifications, and the rows and the room that a step takes. */
export async function measureRates(connectionString: string): Promise<readonly Row[]> {
  const fleet = await openFleet({ connectionString })
  try {
    return [
      ...(await measureJournal(fleet)),
      ...(await measureQueue(fleet, connectionString)),
      ...(await measureNotifications(fleet)),
    ]
  } finally {
    await fleet.close()
  }
}

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return rounded((count * 1000) / (performance.now() - startedAt))
}

async function measureJournal({ database }: Fleet): Promise<readonly Row[]> {
  const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const
  const fence = await holdRun(database, { run: 'rates' })()
  const store = postgresRunStore(database, { run: 'rates', fence })
  const world = postgresWorldStore(database, { run: 'rates', fence })
  const columns = Array.from({ length: 50 }, (_, chunkX) => ({
    dimension: 'overworld' as const,
    chunkX,
    chunkZ: 0,
    bytes: new Uint8Array(700).fill(chunkX),
  }))
  const committed = await perSecond(100, async () => {
    for (let turn = 0; turn < 100; turn += 1)
      await world.commit({ meta: { turn }, columns, players: {}, mechanics: {} })
  })
  let sequence = 0
  const append = async (): Promise<void> => {
    for (const end = sequence + appends / 2; sequence < end; sequence += 1)
      await store.append({ sequence, atMs: Date.now(), event })
  }
  const countRows = async (): Promise<number> => {
    const tables = ['journal', 'snapshot', 'document', 'world_column', 'world_record']
    const counts = tables.map(
      (table) => `SELECT count(*) AS n FROM ${database.schema}.${table} WHERE run = 'rates'`,
    )
    const [row] = await database.query<{ rows: number }>(
      `SELECT sum(n)::integer + 1 AS rows FROM (${counts.join(' UNION ALL ')}) AS counted`,
    )
    return row?.rows ?? 0
  }
  const rows: number[] = []
  const rate = await perSecond(appends, async () => {
    await append()
    rows.push(await countRows())
    await append()
  })
  const [size] = await database.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('${database.schemaName}.journal')::text AS bytes`,
  )
  return [
    { what: 'fenced journal appends a second, one after the other', figure: rate },
    { what: 'world commits of 50 columns a second', figure: committed },
    { what: `rows of a run of 50 columns after ${appends / 2} records`, figure: rows[0] ?? 0 },
    { what: `rows of a run of 50 columns after ${appends} records`, figure: await countRows() },
    {
      what: 'bytes of a small journal record, with index',
      figure: Math.round(Number(size?.bytes) / appends),
    },
  ]
}

async function measureQueue(fleet: Fleet, connectionString: string): Promise<readonly Row[]> {
  const { database } = fleet
  const one = await perSecond(single, async () => {
    for (let seed = 0; seed < single; seed += 1) await fleet.submit([{ seed, condition: 'single' }])
  })
  const together = await perSecond(jobs, () =>
    fleet.submit(Array.from({ length: jobs }, (_, seed) => ({ seed }))),
  )
  const options = { connectionString, ssl: undefined, migrate: false, supervise: false }
  const boss = await openBoss(database, { ...options, onWarning: () => undefined })
  const played = await perSecond(single, async () => {
    for (let turn = 0; turn < single; turn += 1) {
      const [job] = await boss.fetch<RunJob>(runQueue, { includeMetadata: true })
      const claim = job && (await claimRun(database, { ...job.data, retry: job.retryCount, worker: 'bench' }))
      if (job === undefined || claim === undefined) throw new Error('The queue gave no run.')
      await noteResult(database, { fence: claim, result: turn })
      await boss.complete(runQueue, job.id)
    }
  })
  await boss.stop({ graceful: false })
  return [
    { what: 'runs handed in a second, one call each', figure: one },
    { what: `runs handed in a second, ${jobs} in one call`, figure: together },
    { what: 'runs fetched, taken, ended and completed a second, by one worker', figure: played },
  ]
}

async function measureNotifications({ database }: Fleet): Promise<readonly Row[]> {
  const waits: number[] = []
  let heard: () => void = () => undefined
  const stop = await database.listen('bench_rates', () => heard())
  for (let turn = 0; turn < notifications; turn += 1) {
    const startedAt = performance.now()
    const arrival = new Promise<void>((resolve) => {
      heard = resolve
    })
    await database.query(`SELECT pg_notify('bench_rates', $1)`, [String(turn)])
    await arrival
    waits.push(performance.now() - startedAt)
  }
  await stop()
  waits.sort((first, second) => first - second)
  const at = (share: number): number => rounded(waits[Math.floor(share * waits.length)] ?? 0)
  return [
    { what: 'notification, from before it is sent, median (ms)', figure: at(0.5) },
    { what: 'notification, 95th percentile (ms)', figure: at(0.95) },
  ]
}
