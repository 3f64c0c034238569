import { openFleet, postgresRunStore, startWorker, type Fleet, type FleetRun } from '@voyager-mc/fleet'
import { startWorld, type World } from '@voyager-mc/world'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keylessEnvironment } from '../keyless-environment.ts'
import { postgresAbsence, startPostgres, type PostgresServer } from './postgres-server.ts'

const absence = postgresAbsence()
const learner = new URL('../../../packages/cli/src/fleet/learner.ts', import.meta.url)

describe.skipIf(absence !== undefined)(`runs of the whole agent${absence ? `: ${absence}` : ''}`, () => {
  let server: PostgresServer
  let connectionString: string
  let fleet: Fleet
  let world: World

  beforeAll(async () => {
    server = await startPostgres()
    connectionString = await server.createDatabase()
    fleet = await openFleet({ connectionString })
    world = await startWorld({ seed: 1, viewDistanceChunks: 3 })
  })
  afterAll(async () => {
    await world.close()
    await fleet.close()
    await server.stop()
  })

  const work = (name: string) =>
    startWorker({ connectionString, learner, name, concurrency: 2, env: keylessEnvironment() })
  const until = async (isWanted: (runs: readonly FleetRun[]) => boolean): Promise<readonly FleetRun[]> => {
    for (;;) {
      const runs = await fleet.runs()
      if (isWanted(runs)) return runs
      await sleep(50)
    }
  }
  const attemptsOf = ({ progress, result = progress }: FleetRun): number =>
    typeof result === 'object' && result !== null ? Number(Reflect.get(result, 'attempts')) : 0

  // What was submitted once cannot be submitted anew, so that another try would wait for ever.
  const limits = { timeout: 300_000, retry: 0 }
  test(
    'an embedded world goes on elsewhere where it was, and a live server is joined again',
    limits,
    async () => {
      const joined: string[] = []
      world.events.on('player-join', ({ player }) => joined.push(player.name))
      await fleet.submit([
        { condition: 'embedded', seed: 7, budget: { attempts: 2 } },
        {
          condition: 'live',
          seed: 12,
          server: { host: '127.0.0.1', port: world.port },
          settings: { username: 'Ada' },
          budget: { attempts: 100 },
        },
      ])
      const first = await work('first')
      await until((runs) => runs.some((run) => attemptsOf(run) === 1) && joined.length > 0)
      await first.stop()
      expect(world.players.length).toBe(0)
      const second = await work('second')
      const [embedded] = await until(
        ([run]) => (run?.state === 'succeeded' || run?.state === 'failed') && joined.length > 1,
      )
      await fleet.cancel('live/learn/12')
      await second.stop()
      expect(embedded).toMatchObject({ state: 'succeeded', takes: 2, result: { attempts: 2 } })
      expect(joined.slice(0, 2)).toEqual(['Ada', 'Ada'])
      const store = postgresRunStore(fleet.database, { run: 'embedded/learn/7' })
      const records = await Array.fromAsync(store.readJournal())
      expect(records.map(({ sequence }) => sequence)).toEqual(records.map((_record, index) => index))
      const events = records.map(({ event }) => event)
      const again = events.findIndex((event) => event.type === 'run-start' && event.resumed)
      const [left] = events
        .slice(0, again)
        .flatMap((event) => (event.type === 'step-end' ? [event.step.observation] : []))
        .slice(-1)
      const [found] = events
        .slice(again)
        .flatMap((event) => (event.type === 'run-start' ? [event.observation] : []))
      expect(found?.inventory).toEqual(left?.inventory)
      // It may still fall or slide a little when the step ends.
      for (const axis of ['x', 'y', 'z'] as const)
        expect(found?.position[axis]).toBeCloseTo(left?.position[axis] ?? Number.NaN, 0)
      expect((found?.timeOfDay ?? 0) - (left?.timeOfDay ?? 0)).toBeLessThan(200)
      // It was somewhere, and had something, which a world that is made anew does not have.
      expect(Object.keys(left?.inventory ?? {}).length).toBeGreaterThan(0)
    },
  )
})
