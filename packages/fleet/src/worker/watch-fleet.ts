import { hostname } from 'node:os'
import { lostQueue, type RunJob } from '../queue/open-boss.ts'
import { runChannel } from '../queue/run-rows.ts'
import { readDraining } from '../queue/setting-rows.ts'
import { signWorker } from '../queue/worker-rows.ts'
import { closeLostRun } from './close-lost-run.ts'
import type { JobContext } from './conduct-job.ts'
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
  const { database, boss, jobs, worker: name, log } = context
  const { clock } = context.limits
  const stop = new AbortController()
  const taking = createTaking(context, concurrency)
  const onError = (message: string): void => log.warn({ worker: name }, message)
  let lookedAt = clock.now()
  const look = async (): Promise<void> => {
    const running = jobs.names().length
    await signWorker(database, { name, host: hostname(), processId: process.pid, concurrency, running })
    lookedAt = clock.now()
    const isDraining = await readDraining(database)
    // A look that began before the end must not take runs after it.
    await taking.set(!isDraining && !stop.signal.aborted)
    await jobs.stopEnded(database)
  }
  const lookNow = (): void => void look().catch((error: unknown) => onError(String(error)))
  const stopListening = await database.listen(runChannel, lookNow)
  await look()
  await boss.work<RunJob>(lostQueue, { pollingIntervalSeconds: 5 }, async ([job]) => {
    if (job !== undefined) await closeLostRun(database, job.data)
  })
  const repeating = repeatUntil(look, { everyMs, signal: stop.signal, clock, onError })
  return {
    isWell: () => clock.now() - lookedAt < wellMs,
    async end() {
      stop.abort()
      await repeating
      await taking.set(false)
      // The connection may be gone, too.
      await stopListening().catch(() => undefined)
    },
  }
}
