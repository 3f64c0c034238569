import { systemClock, type Clock } from '@voyager-mc/core'
import { trialResultSchema, type PlayTrial, type TrialResult } from '@voyager-mc/evaluation'
import type { Fleet, FleetRun } from '@voyager-mc/fleet'
import { fleetRunOf, type FleetTrialOptions } from './fleet-trial.ts'

/** Longest time between two looks at a run whose change was not heard of, in milliseconds. */
const lookEveryMs = 5000

export interface PlayOnFleetOptions extends FleetTrialOptions {
  readonly fleet: Pick<Fleet, 'submit' | 'runs' | 'watch'>
  readonly clock?: Clock
}

/** Trials that are played by the workers of a fleet. */
export interface TrialsOnFleet {
  readonly playTrial: PlayTrial
  /** Ends the listening; runs that are queued go on. */
  close(): Promise<void>
}

/** Hands trials in as runs of a fleet and waits for their results; those that ended already are not played again. */
export async function playOnFleet({
  fleet,
  clock = systemClock,
  ...trials
}: PlayOnFleetOptions): Promise<TrialsOnFleet> {
  const listeners = new Map<string, () => void>()
  const close = await fleet.watch((run) => {
    // An empty name says that changes may have been missed.
    for (const [name, wake] of listeners) if (run === '' || run === name) wake()
  })
  return {
    close,
    async playTrial(trial, { signal }) {
      const [submission] = await fleet.submit([fleetRunOf(trial, trials)])
      let run = submission?.run
      while (run !== undefined) {
        const result = resultOf(run)
        if (result !== undefined)
          return { ...result, task: trial.task.id, condition: trial.condition.name, seed: trial.seed }
        const change = new AbortController()
        listeners.set(run.name, () => change.abort())
        await clock
          .sleep(lookEveryMs, { signal: AbortSignal.any([signal, change.signal]) })
          .catch(() => undefined)
        signal.throwIfAborted()
        listeners.delete(run.name)
        run = (await fleet.runs({ name: run.name }))[0]
      }
      throw new Error(`The trial ${trial.task.id} is not in the fleet's queue any more; submit it again.`)
    },
  }
}

/** Result of a run that has ended; undefined while it has not. */
function resultOf({ name, state, result, error = '' }: FleetRun): TrialResult | undefined {
  if (state === 'succeeded') return trialResultSchema.parse(result)
  if (state === 'failed' || state === 'cancelled')
    throw new Error(
      `The run ${name} ${state}${error === '' ? '' : `: ${error}`}; voyager fleet retry ${name} tries again.`,
    )
  return undefined
}
