import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@voyager-mc/core'
import { openFleet, postgresRunStore, postgresSkillStore, type Fleet } from '@voyager-mc/fleet'
import { spawnWorker } from '../../test/integration/fleet/spawn-worker.ts'
import { rounded, type Row } from '../benchmark.ts'

const runs = 200
const steps = 20
const workers = 4
const killEveryMs = 5000
const freezes = 2

/** 200 short runs over 4 workers, one of which is killed every five seconds and two of which are frozen for a while. */
export async function measureKills(connectionString: string): Promise<readonly Row[]> {
  const fleet = await openFleet({ connectionString })
  const settings = (seed: number) => ({ steps, stepMs: 50, skill: `skill${seed}` })
  await fleet.submit(
    Array.from({ length: runs }, (_, seed) => ({ seed, settings: settings(seed) })),
    { retries: 20 },
  )
  const startedAt = Date.now()
  const torment = await tormentWorkers(connectionString, fleet)
  const seconds = (Date.now() - startedAt) / 1000
  const all = await fleet.runs()
  const journals = await Promise.all(
    all.map(async ({ name }) => {
      const store = postgresRunStore(fleet.database, { run: name })
      return (await Array.fromAsync(store.readJournal())).map(({ sequence }) => sequence).join()
    }),
  )
  const gapless = Array.from({ length: steps }, (_, sequence) => sequence).join()
  const skills = await postgresSkillStore(fleet.database).read()
  const names = new Set(skills.records.map(({ name }) => name))
  const results = all.map(({ result }) =>
    typeof result === 'object' && result !== null ? Reflect.get(result, 'steps') : undefined,
  )
  await fleet.close()
  return [
    { what: `results of ${runs} runs`, figure: all.filter(({ state }) => state === 'succeeded').length },
    {
      what: 'journals with a gap, a double or a missing step',
      figure: journals.filter((each) => each !== gapless).length,
    },
    { what: `skills of ${runs} that are there`, figure: names.size },
    { what: 'skills that are there twice', figure: skills.records.length - names.size },
    {
      what: 'results that are not of the whole run',
      figure: results.filter((each) => each !== steps).length,
    },
    { what: 'workers killed', figure: torment.kills },
    { what: 'workers frozen for 25 s', figure: torment.freezes },
    { what: 'runs taken over', figure: all.filter(({ takes }) => takes > 1).length },
    { what: 'takeover, median (s)', figure: rounded(quantile(torment.takeovers, 0.5) / 1000) },
    { what: 'takeover, 95th percentile (s)', figure: rounded(quantile(torment.takeovers, 0.95) / 1000) },
    { what: 'takeover, longest (s)', figure: rounded(quantile(torment.takeovers, 1) / 1000) },
    { what: 'all of it (s)', figure: rounded(seconds) },
  ]
}

interface Torment {
  readonly kills: number
  readonly freezes: number
  /** Milliseconds from the loss of a worker to the next step of its run elsewhere. */
  readonly takeovers: readonly number[]
}

async function tormentWorkers(connectionString: string, fleet: Fleet): Promise<Torment> {
  const random = seededRandom(1)
  const alive = new Map<string, ChildProcess>()
  let started = 0
  const start = async (): Promise<void> => {
    const name = `worker-${(started += 1)}`
    alive.set(name, await spawnWorker(connectionString, { name }))
  }
  await Promise.all(Array.from({ length: workers }, start))
  const takeovers: number[] = []
  const waits: Promise<void>[] = []
  let kills = 0
  let frozen = 0
  const watchTakeover = async (worker: string): Promise<void> => {
    const lost = (await fleet.runs({ state: 'running' })).find((run) => run.worker === worker)
    if (lost === undefined) return
    const at = Date.now()
    for (;;) {
      const [run] = await fleet.runs({ name: lost.name })
      if (run !== undefined && (run.takes > lost.takes || run.state === 'succeeded')) break
      await sleep(100)
    }
    takeovers.push(Date.now() - at)
  }
  const isGoingOn = async (): Promise<boolean> =>
    (await fleet.runs()).some(({ state }) => state === 'queued' || state === 'running')
  while (await isGoingOn()) {
    await sleep(killEveryMs)
    const names = [...alive.keys()]
    const name = names[Math.floor(random() * names.length)] ?? ''
    const worker = alive.get(name)
    alive.delete(name)
    if (frozen < freezes && kills % 5 === 4) {
      frozen += 1
      worker?.kill('SIGSTOP')
      void sleep(25_000).then(() => worker?.kill('SIGCONT'))
      void sleep(40_000).then(() => worker?.kill('SIGKILL'))
    } else worker?.kill('SIGKILL')
    kills += 1
    waits.push(watchTakeover(name))
    await start()
  }
  await Promise.all(waits)
  for (const worker of alive.values()) worker.kill('SIGKILL')
  return { kills: kills - frozen, freezes: frozen, takeovers }
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
