import type { FleetRun, FleetWorker } from '@voyager-mc/fleet'
import { formatDuration } from '../display/format-duration.ts'
import { cleanLine } from '../terminal/clean-text.ts'

interface DescribedFleet {
  readonly workers: readonly FleetWorker[]
  readonly runs: readonly FleetRun[]
  /** Time of the database, which the runs' times are of. */
  readonly nowMs: number
}

/** Workers and runs as a table of lines. */
export function describeFleet({ workers, runs, nowMs }: DescribedFleet): readonly string[] {
  const alive = workers.filter(({ isAlive }) => isAlive)
  const states = [...new Set(runs.map(({ state }) => state))]
  const counts = states.map((wanted) => `${runs.filter(({ state }) => state === wanted).length} ${wanted}`)
  return [
    `${alive.length} workers, ${runs.length} runs${counts.length > 0 ? `: ${counts.join(', ')}` : ''}`,
    ...workers.flatMap(({ name, running, concurrency, isAlive, warnings }) => [
      `  ${cleanLine(name)}  ${isAlive ? `${running} of ${concurrency} runs` : 'gives no sign of life'}`,
      ...warnings.map(({ message }) => `    ${cleanLine(message)}`),
    ]),
    ...runs.map((run) => `  ${cleanLine(describeFleetRun(run, nowMs))}`),
  ]
}

/** One run in a line. */
export function describeFleetRun(
  { name, state, worker, progress, startedAt, finishedAt, error }: FleetRun,
  nowMs: number,
): string {
  const tookMs = startedAt === undefined ? undefined : (finishedAt?.getTime() ?? nowMs) - startedAt.getTime()
  const parts = [
    name,
    state,
    ...(tookMs === undefined ? [] : [formatDuration(Math.max(0, tookMs))]),
    ...(worker === undefined || state !== 'running' ? [] : [`on ${worker}`]),
    ...(progress === undefined ? [] : [JSON.stringify(progress)]),
    ...(error === undefined ? [] : [error]),
  ]
  return parts.join('  ')
}
