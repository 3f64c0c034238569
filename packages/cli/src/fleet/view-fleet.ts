import { definedOf } from '@voyager-mc/core'
import type { FleetConditionView, FleetRunView, FleetView } from '@voyager-mc/dashboard'
import { median, shareOf } from '@voyager-mc/evaluation/statistics'
import type { Fleet, FleetRun, JsonValue } from '@voyager-mc/fleet'
import { trialOf } from './fleet-trial.ts'

/** More runs are no help on a page. */
const mostRuns = 500
const longestWord = 300

/** A fleet as its page shows it. */
export async function viewFleet(
  fleet: Pick<Fleet, 'runs' | 'workers' | 'isDraining' | 'now'>,
): Promise<FleetView> {
  const [runs, workers, isDraining, now] = await Promise.all([
    fleet.runs(),
    fleet.workers(),
    fleet.isDraining(),
    fleet.now(),
  ])
  const states: Record<string, number> = {}
  for (const { state } of runs) states[state] = (states[state] ?? 0) + 1
  return {
    atMs: now.getTime(),
    isDraining,
    states,
    workers: workers.map(({ name, host, running, concurrency, isAlive, seenAt, warnings }) => ({
      name,
      host,
      running,
      concurrency,
      isAlive,
      seenAtMs: seenAt.getTime(),
      warnings: warnings.map(({ message }) => message),
    })),
    runs: runs.slice(-mostRuns).reverse().map(viewRun),
    conditions: compareConditions(runs),
  }
}

function viewRun(run: FleetRun): FleetRunView {
  const { name, spec, state, takes, worker, submittedAt, startedAt, finishedAt, progress, error } = run
  return {
    name,
    condition: conditionOf(run),
    seed: spec.seed,
    state,
    takes,
    submittedAtMs: submittedAt.getTime(),
    ...definedOf({
      task: spec.task,
      worker,
      startedAtMs: startedAt?.getTime(),
      finishedAtMs: finishedAt?.getTime(),
      progress: progress === undefined ? undefined : wordOf(progress),
      error: error?.slice(0, longestWord),
    }),
  }
}

/** Progress as a line; the counters of a learner are named one by one. */
function wordOf(progress: JsonValue): string {
  const isPlain = typeof progress === 'object' && progress !== null && !Array.isArray(progress)
  const text = isPlain
    ? Object.entries(progress)
        .map(
          ([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
        )
        .join(', ')
    : JSON.stringify(progress)
  return text.slice(0, longestWord)
}

/** Every trial of an evaluation is a run with a condition of its own; the one that is compared stands in the trial. */
function conditionOf({ spec }: FleetRun): string {
  const text = trialOf(spec)
  if (text === undefined) return spec.condition
  // What `fleetRunOf` wrote; one that somebody else wrote keeps the name of its run.
  const { condition } = readTrial(text)
  return typeof condition === 'string' ? condition : spec.condition
}

function readTrial(text: string): { readonly condition?: unknown } {
  try {
    const trial: unknown = JSON.parse(text)
    return typeof trial === 'object' && trial !== null ? trial : {}
  } catch {
    return {}
  }
}

/** The conditions beside each other, in the order of their first run. */
function compareConditions(runs: readonly FleetRun[]): readonly FleetConditionView[] {
  const byCondition = new Map<string, FleetRun[]>()
  for (const run of runs) {
    const name = conditionOf(run)
    byCondition.set(name, [...(byCondition.get(name) ?? []), run])
  }
  return [...byCondition].map(([name, all]) => {
    const count = (state: FleetRun['state']): number => all.filter((run) => run.state === state).length
    const verdicts = all.flatMap((run) => (run.state === 'succeeded' ? (reachedBy(run.result) ?? []) : []))
    const reached = verdicts.filter(Boolean).length
    const [low, high] = shareOf(reached, { n: verdicts.length }).interval
    const times = all.flatMap(({ startedAt, finishedAt }) =>
      startedAt && finishedAt ? [finishedAt.getTime() - startedAt.getTime()] : [],
    )
    return {
      name,
      queued: count('queued'),
      running: count('running'),
      broken: count('failed') + count('cancelled'),
      decided: verdicts.length,
      reached,
      low,
      high,
      ...definedOf({ medianMs: median(times) }),
    }
  })
}

/** Whether a run reached its goal, as its learner or its trial said; undefined when it had none. */
function reachedBy(result: JsonValue | undefined): boolean | undefined {
  if (typeof result !== 'object' || result === null || Array.isArray(result)) return undefined
  const isReached: unknown = Reflect.get(result, 'isReached')
  if (typeof isReached === 'boolean') return isReached
  const status: unknown = Reflect.get(result, 'status')
  return status === 'solved' || status === 'unsolved' || status === 'failed' ? status === 'solved' : undefined
}
