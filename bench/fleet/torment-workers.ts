import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '@voyager-mc/core'
import type { Fleet } from '@voyager-mc/fleet'
import { spawnWorker } from '../../test/integration/fleet/spawn-worker.ts'
import { restartHalfway, runsOf, type Restarts } from './restart-halfway.ts'

const workers = 4
const killEveryMs = 5000
const freezes = 2

export interface TormentWorkersOptions {
  readonly fleet: Fleet
  /** Ends the database and starts it again. */
  readonly restart: () => Promise<void>
}

/** Harm that was done to the workers, and how long it took until their runs went on. */
export interface Torment extends Restarts {
  readonly kills: number
  readonly freezes: number
  /** Milliseconds from the loss of a worker until somebody else has its run. */
  readonly takeovers: readonly number[]
}

/** Kills a worker every five seconds and freezes two, until every run has ended; restarts the database halfway. */
export async function tormentWorkers(
  connectionString: string,
  { fleet, restart }: TormentWorkersOptions,
): Promise<Torment> {
  const random = seededRandom(1)
  const alive = new Map<string, ChildProcess>()
  let started = 0
  const start = async (): Promise<void> => {
    const name = `worker-${(started += 1)}`
    alive.set(name, await spawnWorker(connectionString, { name }))
  }
  await Promise.all(Array.from({ length: workers }, start))
  const takeovers: Promise<number | undefined>[] = []
  const halfway = restartHalfway(fleet, restart)
  let kills = 0
  let frozen = 0
  while (await isGoingOn(fleet)) {
    await halfway.look()
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
    takeovers.push(takeoverOf(name, fleet))
    await start()
  }
  const took = await Promise.all(takeovers)
  for (const worker of alive.values()) worker.kill('SIGKILL')
  return {
    kills: kills - frozen,
    freezes: frozen,
    takeovers: took.filter((each) => each !== undefined),
    ...(await halfway.figures()),
  }
}

async function isGoingOn(fleet: Fleet): Promise<boolean> {
  return (await runsOf(fleet)).some(({ state }) => state === 'queued' || state === 'running')
}

/** Milliseconds until somebody else has the run of a lost worker, or it has ended; undefined when it had none. */
async function takeoverOf(worker: string, fleet: Fleet): Promise<number | undefined> {
  const lost = (await runsOf(fleet, { state: 'running' })).find((run) => run.worker === worker)
  if (lost === undefined) return undefined
  const at = Date.now()
  for (;;) {
    const [run] = await runsOf(fleet, { name: lost.name })
    if (run !== undefined && (run.takes > lost.takes || run.state === 'succeeded')) return Date.now() - at
    await sleep(100)
  }
}
