import { openFleet, postgresRunStore, postgresWorldStore } from '@voyager-mc/fleet'
import { rounded, type Row } from '../benchmark.ts'

const appends = 500
const jobs = 1000

/** Rates of the journal and of the queue, and the room that a step takes. */
export async function measureRates(connectionString: string): Promise<readonly Row[]> {
  const fleet = await openFleet({ connectionString })
  const { database } = fleet
  const perSecond = async (count: number, work: () => Promise<unknown>): Promise<number> => {
    const startedAt = performance.now()
    await work()
    return rounded((count * 1000) / (performance.now() - startedAt))
  }
  const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const
  const store = postgresRunStore(database, { run: 'rates' })
  const appended = await perSecond(appends, async () => {
    for (let sequence = 0; sequence < appends; sequence += 1)
      await store.append({ sequence, atMs: Date.now(), event })
  })
  const world = postgresWorldStore(database, { run: 'rates' })
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
  const submitted = await perSecond(jobs, () =>
    fleet.submit(Array.from({ length: jobs }, (_, seed) => ({ seed }))),
  )
  const [size] = await database.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('${database.schemaName}.journal')::text AS bytes`,
  )
  await fleet.close()
  return [
    { what: 'journal appends a second, one after the other', figure: appended },
    { what: 'world commits of 50 columns a second', figure: committed },
    { what: 'runs handed in a second, in one call', figure: submitted },
    {
      what: 'bytes of a small journal record, with index',
      figure: Math.round(Number(size?.bytes) / appends),
    },
  ]
}
