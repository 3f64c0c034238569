import { openFleet, postgresRunStore, type Fleet, type FleetRun } from '@voyager-mc/fleet'
import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'
import { spawnWorker } from './spawn-worker.ts'

const absence = postgresAbsence()

describe.skipIf(absence !== undefined)(`takeover of runs${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let connectionString: string
  let fleet: Fleet
  const workers = new Map<string, ChildProcess>()

  beforeAll(async () => {
    server = await startPostgres()
    connectionString = await server.createDatabase()
    fleet = await openFleet({ connectionString })
    // The clocks of two machines are an hour wrong, which must not matter.
    const skews = { a: 0, b: 3_600_000, c: -3_600_000, d: 0, e: 0 }
    const started = Object.entries(skews).map(async ([name, skewMs]) =>
      workers.set(name, await spawnWorker(connectionString, { name, skewMs })),
    )
    await Promise.all(started)
  })
  afterAll(async () => {
    for (const worker of workers.values()) worker.kill('SIGKILL')
    await fleet.close()
    await server.stop()
  })

  const untilRun = async (name: string, isWanted: (run: FleetRun) => boolean): Promise<FleetRun> => {
    for (;;) {
      const [run] = await fleet.runs({ name })
      if (run !== undefined && isWanted(run)) return run
      await sleep(50)
    }
  }

  test('runs of a killed and of a frozen worker go on elsewhere within thirty seconds or fail when they may not, and a restarted database ends none', async () => {
    const settings = { steps: 40, stepMs: 200 }
    await fleet.submit([1, 2].map((seed) => ({ seed, settings })))
    await fleet.submit([{ seed: 3, settings }], { retries: 0 })
    const [killed, frozen, last] = await Promise.all([
      untilRun('default/learn/1', ({ progress }) => progress !== undefined),
      untilRun('default/learn/2', ({ progress }) => progress !== undefined),
      untilRun('default/learn/3', ({ progress }) => progress !== undefined),
    ])
    for (const { worker = '' } of [killed, last]) workers.get(worker)?.kill('SIGKILL')
    workers.get(frozen.worker ?? '')?.kill('SIGSTOP')
    const at = Date.now()
    await Promise.all(
      [killed, frozen].map(({ name, takes }) =>
        untilRun(name, (run) => run.takes > takes && run.state === 'running'),
      ),
    )
    expect(Date.now() - at).toBeLessThan(30_000)
    workers.get(frozen.worker ?? '')?.kill('SIGCONT')
    await server.restart()
    const runs = await Promise.all(
      [1, 2].map((seed) => untilRun(`default/learn/${seed}`, ({ state }) => state === 'succeeded')),
    )
    // The learner itself fails a run whose journal and world are not at the same step.
    expect(runs.map(({ error }) => error)).toEqual(runs.map(() => undefined))
    // It may not be tried again, and the queue of lost runs says so.
    const { error, takes } = await untilRun('default/learn/3', ({ state }) => state === 'failed')
    expect([error, takes]).toEqual(['Its workers were lost, one after the other.', 2])
    for (const { name } of runs) {
      const store = postgresRunStore(fleet.database, { run: name })
      const records = await Array.fromAsync(store.readJournal())
      expect(records.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 40 }, (_, step) => step))
    }
  }, 180_000)
})
