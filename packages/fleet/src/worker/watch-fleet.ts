import { hostname } from 'node:os'
import { warningsOf, type FleetWarning } from '../queue/fleet-warning.ts'
import { lostQueue, type RunJob } from '../queue/open-boss.ts'
import { runChannel } from '../queue/run-rows.ts'
import { readDraining } from '../queue/setting-rows.ts'
import { signWorker } from '../queue/worker-rows.ts'
import { closeLostRun } from './close-lost-run.ts'
import type { JobContext } from './conduct-job.ts'
import { hearsNotifications } from './hears-notifications.ts'
import { measureSkew } from './measure-skew.ts'
import { rememberFor } from './remember-for.ts'
import { repeatUntil } from './repeat-until.ts'
import { createTaking } from './taking-runs.ts'

/** Part of a worker that looks at the database again and again, and at once when it is told of a change. */
export interface FleetWatch {
  /** Whether the database was reached within the last 15 seconds. */
  readonly isWell: () => boolean
  /** Takes no new runs, and looks no more. */
  readonly end: () => Promise<void>
}

const everyMs = 5000
const wellMs = 15_000

/** Begins to take runs, to give signs of life, and to stop learners whose runs ended elsewhere. */
export async function watchFleet(context: JobContext, concurrency: number): Promise<FleetWatch> {
  const { database, boss, jobs, worker: name, log, metrics } = context
  const { clock } = context.limits
  const stop = new AbortController()
  const taking = createTaking(context, concurrency)
  const onError = (message: string): void => log.warn({ worker: name }, message)
  const warnOf = warnOnce(context)
  const looked = rememberFor(wellMs, { clock })
  let isDeaf = false
  const look = async (): Promise<void> => {
    const running = jobs.names().length
    const trouble = { name, isDeaf, skewMs: await measureSkew(database, clock) }
    await signWorker(database, {
      ...trouble,
      host: hostname(),
      processId: process.pid,
      concurrency,
      running,
    })
    metrics.skew.set(trouble.skewMs / 1000)
    warnOf(warningsOf(trouble))
    if (!stop.signal.aborted) looked.note()
    const isDraining = await readDraining(database)
    // A look that began before the end must not take runs after it.
    await taking.set(!isDraining && !stop.signal.aborted)
    await jobs.stopEnded(database)
  }
  // A look that outlived the worker would write its name anew.
  const underWay = new Set<Promise<void>>()
  const lookNow = (): void => {
    if (stop.signal.aborted) return
    const looking = look()
      .catch((error: unknown) => onError(String(error)))
      .finally(() => underWay.delete(looking))
    underWay.add(looking)
  }
  const stopListening = await database.listen(runChannel, lookNow)
  await look()
  await boss.work<RunJob>(lostQueue, { pollingIntervalSeconds: 5 }, async ([job]) => {
    if (job !== undefined) await closeLostRun(database, job.data)
  })
  const hearing = hearsNotifications(database, { clock, signal: stop.signal }).then(
    (hears) => {
      isDeaf = !hears
      if (isDeaf) lookNow()
    },
    (error: unknown) => onError(String(error)),
  )
  const repeating = repeatUntil(look, { everyMs, signal: stop.signal, clock, onError })
  return {
    isWell: looked.isRecent,
    async end() {
      stop.abort()
      looked.end()
      await Promise.all([repeating, hearing])
      await taking.set(false)
      // The connection may be gone, too.
      await stopListening().catch(() => undefined)
      await Promise.all(underWay)
    },
  }
}

/** Logs each warning when it begins, and again after it was gone; not at every look. */
function warnOnce({ log, worker }: JobContext): (warnings: readonly FleetWarning[]) => void {
  let known: ReadonlySet<FleetWarning['type']> = new Set()
  return (warnings) => {
    for (const warning of warnings)
      if (!known.has(warning.type)) log.warn({ worker, warning }, warning.message)
    known = new Set(warnings.map(({ type }) => type))
  }
}
