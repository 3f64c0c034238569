import {
  openFleet,
  postgresRunStore,
  startWorker,
  type FleetWorkerHandle,
  type StartWorkerOptions,
  type Fleet,
  type FleetRun,
  type FleetRunState,
} from '@voyager-mc/fleet'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()
const learner = new URL('./counting-learner.ts', import.meta.url)

describe.skipIf(absence !== undefined)(`workers of a fleet${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let connectionString: string
  let fleet: Fleet
  const workers: FleetWorkerHandle[] = []

  beforeAll(async () => {
    server = await startPostgres()
    connectionString = await server.createDatabase()
    fleet = await openFleet({ connectionString })
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  })
  afterAll(async () => {
    await fleet.close()
    await server.stop()
  })

  const work = async (options: Partial<StartWorkerOptions> = {}): Promise<FleetWorkerHandle> => {
    const worker = await startWorker({ connectionString, learner, ...options })
    workers.push(worker)
    return worker
  }
  const untilRun = async (name: string, isWanted: (run: FleetRun) => boolean): Promise<FleetRun> => {
    for (;;) {
      const [run] = await fleet.runs({ name })
      if (run !== undefined && isWanted(run)) return run
      await sleep(20)
    }
  }
  const untilState = (name: string, state: FleetRunState): Promise<FleetRun> =>
    untilRun(name, (run) => run.state === state)

  test('a worker plays what was submitted, and its result is kept', async () => {
    const [submission] = await fleet.submit([{ seed: 1 }])
    expect(submission).toMatchObject({
      status: 'submitted',
      run: { name: 'default/learn/1', state: 'queued' },
    })
    await work()
    const run = await untilState('default/learn/1', 'succeeded')
    expect(run).toMatchObject({ result: { steps: 10, resumedAt: 0 }, takes: 1, progress: {} })
    expect(await fleet.submit([{ seed: 1 }])).toMatchObject([
      { status: 'known', run: { state: 'succeeded' } },
    ])
  })

  test('a worker that is told to stop hands its run over, which goes on from its last step', async () => {
    await fleet.submit([{ seed: 2, settings: { steps: 100 } }])
    const first = await work()
    await untilRun('default/learn/2', ({ progress }) => progress !== undefined)
    await first.stop()
    expect(await untilState('default/learn/2', 'queued')).not.toHaveProperty('error')
    const jobs = await fleet.database.query(
      'SELECT priority > 0 AS goes_first FROM voyager_queue.job JOIN voyager.run ON run.job = job.id WHERE run.id = $1',
      ['default/learn/2'],
    )
    expect(jobs).toEqual([{ goes_first: true }])
    await work()
    const { result, takes } = await untilState('default/learn/2', 'succeeded')
    expect(takes).toBe(2)
    expect(result).toMatchObject({ steps: 100 })
    expect((result as { resumedAt: number }).resumedAt).toBeGreaterThan(0)
    const store = postgresRunStore(fleet.database, { run: 'default/learn/2' })
    expect((await Array.fromAsync(store.readJournal())).length).toBe(100)
  })

  test('a cancelled run stops within ten seconds, and goes on when it is tried again', async () => {
    await fleet.submit([{ seed: 3, settings: { steps: 400 } }])
    const worker = await work()
    await untilRun('default/learn/3', ({ progress }) => progress !== undefined)
    const cancelledAt = Date.now()
    expect(await fleet.cancel('default/learn/3')).toMatchObject({ state: 'cancelled' })
    while (worker.running().length > 0) await sleep(20)
    expect(Date.now() - cancelledAt).toBeLessThan(10_000)
    expect(await fleet.retry('default/learn/3')).toMatchObject({ state: 'queued' })
    await untilRun('default/learn/3', ({ state }) => state === 'running')
    expect((await fleet.cancel('default/learn/3')).state).toBe('cancelled')
  })

  test('a mistake in what was submitted fails at once, with its reason', async () => {
    await fleet.submit([{ seed: 4, settings: { fault: 'mistake' } }])
    await work()
    const { error, takes } = await untilState('default/learn/4', 'failed')
    expect(error).toBe('fault is "mistake"; leave it out.')
    expect(takes).toBe(1)
  })

  test('a learner whose process ends is started again, and goes on from its last step', async () => {
    await fleet.submit([{ seed: 5, settings: { fault: 'exit', steps: 5 } }])
    await work()
    const { result, takes } = await untilState('default/learn/5', 'succeeded')
    expect(result).toEqual({ steps: 5, resumedAt: 3 })
    expect(takes).toBe(2)
  })

  test('a run that may not be tried again fails when its learner does', async () => {
    await fleet.submit([{ seed: 6, settings: { fault: 'exit', steps: 5 } }], { retries: 0 })
    await work()
    const { error } = await untilState('default/learn/6', 'failed')
    expect(error).toBe("The learner's process ended with 9.")
  })
})
