import { randomUUID } from 'node:crypto'
import { RunTakenError, openFleet, postgresRunStore, type Fleet } from '@voyager-mc/fleet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimRun, type ClaimedRun, type FetchedJob } from '../../../packages/fleet/src/queue/claim-run.ts'
import { noteFailure, noteProgress, noteResult } from '../../../packages/fleet/src/queue/settle-run.ts'
import { closeLostRun } from '../../../packages/fleet/src/worker/close-lost-run.ts'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()

describe.skipIf(absence !== undefined)(`claims of runs${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let fleet: Fleet
  let seed = 0

  beforeAll(async () => {
    server = await startPostgres()
    fleet = await openFleet({ connectionString: await server.createDatabase() })
  })
  afterAll(async () => {
    await fleet.close()
    await server.stop()
  })

  /** The job of a run that nobody has taken yet. */
  const newJob = async (priority = 0): Promise<FetchedJob> => {
    const [submission] = await fleet.submit([{ seed: (seed += 1) }], { priority })
    const run = submission?.run.name ?? ''
    return { run, ticket: await ticketOf(run), retry: 0, worker: 'first' }
  }
  const ticketOf = async (run: string): Promise<string> => {
    const [row] = await fleet.database.query<{ job: string }>('SELECT job FROM voyager.run WHERE id = $1', [
      run,
    ])
    return row?.job ?? ''
  }
  const claim = (job: FetchedJob): Promise<ClaimedRun | undefined> => claimRun(fleet.database, job)
  const claimed = async (job: FetchedJob): Promise<ClaimedRun> => {
    const taken = await claim(job)
    if (taken === undefined) throw new Error(`${job.run} was not given.`)
    return taken
  }
  const runOf = async ({ run }: Pick<FetchedJob, 'run'>) => (await fleet.runs({ name: run }))[0]
  const priorityOf = async ({ ticket }: FetchedJob): Promise<number | undefined> =>
    (
      await fleet.database.query<{ priority: number }>(
        'SELECT priority FROM voyager_queue.job WHERE id = $1',
        [ticket],
      )
    )[0]?.priority

  test('nobody takes a run while a write of it is under way', async () => {
    const run = 'under way'
    const { query } = fleet.database
    let seen: Promise<string> | undefined
    let taking: Promise<void> | undefined
    const first = postgresRunStore(fleet.database, {
      run,
      onAppend: async () => {
        taking = postgresRunStore(fleet.database, { run }).writeDocument('taken.json', true)
        seen = Promise.race([taking.then(() => 'taken'), untilSomebodyWaits(query)])
        await seen
      },
    })
    const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const
    await first.append({ sequence: 0, atMs: 1, event })
    expect(await seen).toBe('waits')
    await taking
    await expect(first.writeDocument('late.json', 1)).rejects.toThrow(RunTakenError)
  })

  test('a later claim of a run ends the right of the earlier one to write anything of it', async () => {
    const job = await newJob()
    const early = await claimed(job)
    const late = await claimed({ ...job, retry: 1, worker: 'second' })
    expect(late.attempt).toBe(early.attempt + 1)
    expect(await runOf(job)).toMatchObject({ state: 'running', worker: 'second', takes: 2 })
    const { database } = fleet
    const writes = [
      () => noteProgress(database, { fence: early, progress: 1 }),
      () => noteResult(database, { fence: early, result: 1 }),
      () => noteFailure(database, { fence: early, error: 'Late.', state: 'failed' }),
      () => postgresRunStore(database, { run: job.run, fence: early }).writeDocument('late.json', 1),
    ]
    for (const write of writes) await expect(write()).rejects.toThrow(RunTakenError)
    await noteProgress(database, { fence: late, progress: { step: 3 } })
    expect(await runOf(job)).toMatchObject({ state: 'running', progress: { step: 3 } })
  })

  test('a job that was fetched earlier, and woke after a later one, gets nothing', async () => {
    const job = await newJob()
    await claimed({ ...job, retry: 2, worker: 'second' })
    expect(await claim({ ...job, retry: 1 })).toBeUndefined()
    expect(await runOf(job)).toMatchObject({ worker: 'second', takes: 1 })
    expect(await claim({ ...job, retry: 2, worker: 'third' })).toBeDefined()
  })

  test('a job that is not the newest of its run gets nothing, and does not go first', async () => {
    const job = await newJob()
    await fleet.cancel(job.run)
    await fleet.retry(job.run)
    expect(await claim(job)).toBeUndefined()
    expect(await claim({ ...job, ticket: randomUUID() })).toBeUndefined()
    expect(await priorityOf(job)).toBe(0)
    expect(await runOf(job)).toMatchObject({ state: 'queued' })
    expect(await claim({ ...job, ticket: await ticketOf(job.run) })).toBeDefined()
  })

  test('a run that is tried again while its earlier job waits has one job, which is given', async () => {
    const job = await newJob()
    // As after a failure that is written before the queue hears of it.
    await fleet.database.query(`UPDATE voyager.run SET state = 'failed' WHERE id = $1`, [job.run])
    expect(await fleet.retry(job.run)).toMatchObject({ state: 'queued' })
    const again = { ...job, ticket: await ticketOf(job.run) }
    expect(again.ticket).not.toBe(job.ticket)
    expect(await priorityOf(job)).toBeUndefined()
    expect(await priorityOf(again)).toBe(0)
    expect(await claim(job)).toBeUndefined()
    expect(await claim(again)).toBeDefined()
  })

  test('runs are handed in all or none, each once', async () => {
    const seeds = [905, 903, 905, 904]
    const given = await fleet.submit(
      seeds.map((each) => ({ seed: each })),
      { priority: 5, retries: 1 },
    )
    expect(given.map(({ status, run }) => [status, run.spec.seed])).toEqual(
      seeds.map((each) => ['submitted', each]),
    )
    const jobs = await fleet.database.query(
      `SELECT singleton_key AS run, priority, retry_limit AS retries FROM voyager_queue.job
       WHERE singleton_key LIKE 'default/learn/90_'`,
    )
    expect(jobs.length).toBe(3)
    expect(new Set(jobs.map(({ run }) => run))).toEqual(new Set(seeds.map((each) => `default/learn/${each}`)))
    expect(jobs).toEqual(jobs.map(({ run }) => ({ run, priority: 5, retries: 1 })))
    const second = await fleet.submit([{ seed: 904 }, { seed: 906 }])
    expect(second.map(({ status }) => status)).toEqual(['known', 'submitted'])
    await expect(fleet.submit([{ seed: 907 }, { seed: 1.5 }])).rejects.toThrow()
    expect(await fleet.runs({ name: 'default/learn/907' })).toEqual([])
  })

  test('a run that has ended is not begun again by its job', async () => {
    const done = await newJob()
    await noteResult(fleet.database, { fence: await claimed(done), result: 'all of it' })
    const cancelled = await newJob()
    const fence = await claimed(cancelled)
    await fleet.cancel(cancelled.run)
    const lost = await newJob()
    const lostFence = await claimed(lost)
    await closeLostRun(fleet.database, lost)
    for (const job of [done, cancelled, lost]) expect(await claim({ ...job, retry: 1 })).toBeUndefined()
    for (const job of [done, lost]) await fleet.cancel(job.run)
    const states = await Promise.all([done, cancelled, lost].map(runOf))
    expect(states.map((run) => run?.state)).toEqual(['succeeded', 'cancelled', 'failed'])
    const late = { progress: 1 }
    await expect(noteProgress(fleet.database, { fence, ...late })).rejects.toThrow(RunTakenError)
    await expect(
      postgresRunStore(fleet.database, { run: cancelled.run, fence }).writeDocument('late.json', 1),
    ).rejects.toThrow(RunTakenError)
    await expect(
      postgresRunStore(fleet.database, { run: lost.run, fence: lostFence }).writeDocument('late.json', 1),
    ).rejects.toThrow(RunTakenError)
  })

  test('a job that was lost closes neither a run that has a newer one nor one that has ended', async () => {
    const again = await newJob()
    await fleet.cancel(again.run)
    await fleet.retry(again.run)
    const done = await newJob()
    await noteResult(fleet.database, { fence: await claimed(done), result: 1 })
    for (const job of [again, done]) await closeLostRun(fleet.database, job)
    expect(await runOf(again)).toMatchObject({ state: 'queued' })
    expect(await runOf(done)).toMatchObject({ state: 'succeeded' })
  })

  test('a run that was taken once goes before those that nobody began, and keeps its beginning', async () => {
    const job = await newJob()
    const urgent = await newJob(2_000_000)
    const heard: string[] = []
    const stop = await fleet.watch((name) => heard.push(name))
    await claimed(job)
    const begun = (await runOf(job))?.startedAt
    await claimed({ ...job, retry: 1 })
    await claimed(urgent)
    expect((await runOf(job))?.startedAt).toEqual(begun)
    expect(begun).toBeInstanceOf(Date)
    expect(await priorityOf(job)).toBe(1_000_000)
    expect(await priorityOf(urgent)).toBe(2_000_000)
    await expect.poll(() => heard, { timeout: 5000 }).toContain(job.run)
    await stop()
  })
})

/** Resolves once some statement waits for a lock that another transaction holds. */
async function untilSomebodyWaits(query: Fleet['database']['query']): Promise<string> {
  for (;;) {
    const waiting = await query(`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)
    if (waiting.length > 0) return 'waits'
  }
}
