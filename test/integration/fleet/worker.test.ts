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
import { systemClock, type Clock } from '@voyager-mc/core'
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
    const runs = [{ seed: 1, settings: { notice: 'Type ABCD.' } }]
    const [submission] = await fleet.submit(runs)
    expect(submission).toMatchObject({
      status: 'submitted',
      run: { name: 'default/learn/1', state: 'queued' },
    })
    const told: unknown[] = []
    await work({ log: { info: () => undefined, warn: (_facts, sentence) => void told.push(sentence) } })
    const run = await untilState('default/learn/1', 'succeeded')
    // Lines of a learner for whoever looks after the worker.
    expect(told).toEqual(['Type ABCD.'])
    expect(run).toMatchObject({ result: { steps: 10, resumedAt: 0 }, takes: 1, progress: {} })
    expect(await fleet.submit(runs)).toMatchObject([{ status: 'known', run: { state: 'succeeded' } }])
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

  test('a worker whose clock is an hour off steals and loses nothing, and is told of with the remedy', async () => {
    const told: unknown[] = []
    const log = { info: () => undefined, warn: (facts: unknown) => void told.push(facts) }
    await work({ name: 'ahead', clock: clockSetBy(() => 3_600_000), log })
    await work({ name: 'behind', clock: clockSetBy(() => -3_600_000), log })
    await work({ name: 'right', log })
    const names = [21, 22, 23].map((seed) => `default/learn/${seed}`)
    await fleet.submit([21, 22, 23].map((seed) => ({ seed, settings: { steps: 60 } })))
    const runs = await Promise.all(names.map((name) => untilState(name, 'succeeded')))
    expect(runs.map(({ takes, result }) => [takes, result])).toEqual(
      names.map(() => [1, { steps: 60, resumedAt: 0 }]),
    )
    const now = (await fleet.now()).getTime()
    for (const { submittedAt, startedAt, progressAt, finishedAt } of runs) {
      const times = [submittedAt, startedAt, progressAt, finishedAt].map((at) => at?.getTime() ?? 0)
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(now - (times[0] ?? 0)).toBeLessThan(60_000)
    }
    const workers = await fleet.workers()
    expect(workers.map(({ name, isAlive, warnings }) => [name, isAlive, warnings])).toEqual([
      ['ahead', true, [expect.objectContaining({ type: 'clock-skew', seconds: 3600 })]],
      ['behind', true, [expect.objectContaining({ type: 'clock-skew', seconds: -3600 })]],
      ['right', true, []],
    ])
    expect(workers[0]?.warnings[0]?.message).toMatch(
      /worker ahead is 3600 s ahead of .* timedatectl set-ntp true/,
    )
    // Once each, however often they looked.
    expect(told).toEqual(
      ['ahead', 'behind'].map((worker, index) => ({ worker, warning: workers[index]?.warnings[0] })),
    )
  })

  test('a clock that is set in mid-run ends no learner, and its progress is written on', async () => {
    let setByMs = 0
    let isRunningAway = false
    const clock = clockSetBy(() => {
      if (isRunningAway) setByMs += 3_600_000
      return setByMs
    })
    await work({ clock })
    await fleet.submit([{ seed: 24, settings: { steps: 170 } }])
    await untilRun('default/learn/24', ({ progress }) => progress !== undefined)
    isRunningAway = true
    await sleep(1100)
    isRunningAway = false
    setByMs = -3_600_000
    const [before] = await fleet.runs({ name: 'default/learn/24' })
    const after = await untilState('default/learn/24', 'succeeded')
    expect(after.takes).toBe(1)
    expect(stepOf(after.progress)).toBeGreaterThan(stepOf(before?.progress))
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

/** The wall clock of a machine that is set wrong. */
function clockSetBy(skewMs: () => number): Clock {
  return { ...systemClock, now: () => systemClock.now() + skewMs() }
}

function stepOf(progress: FleetRun['progress']): number {
  return typeof progress === 'object' && progress !== null ? Number(Reflect.get(progress, 'step')) : 0
}
