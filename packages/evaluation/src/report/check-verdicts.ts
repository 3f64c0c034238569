import type { CritiqueRequest, Observation } from '@voyager-mc/core'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'

/** Agreement of the verdicts of a run with those of another critic. */
export interface VerdictCheck {
  /** Attempts on which both gave a verdict. */
  readonly compared: number
  /** Passed in the run, refused by the second critic. */
  readonly falseSuccesses: number
  /** Refused in the run, passed by the second critic. */
  readonly falseFailures: number
  /** False successes among those that passed; absent when none passed. */
  readonly falseSuccessRate?: number
}

/** Says whether a step did the task; undefined when it cannot tell. */
export type SecondCritic = (request: CritiqueRequest) => Promise<boolean | undefined>

/** Asks a second critic about every attempt of a journal, by rules for example, and counts where the verdicts differ. */
export async function checkVerdicts(
  journal: readonly JournalRecord[],
  secondCritic: SecondCritic,
): Promise<VerdictCheck> {
  let [compared, passed, falseSuccesses, falseFailures] = [0, 0, 0, 0]
  for (const { request, success } of listVerdicts(journal.map(({ event }) => event))) {
    const verdict = await secondCritic(request)
    if (verdict === undefined) continue
    compared += 1
    if (success) passed += 1
    if (success && !verdict) falseSuccesses += 1
    if (!success && verdict) falseFailures += 1
  }
  const rate = passed === 0 ? {} : { falseSuccessRate: falseSuccesses / passed }
  return { compared, falseSuccesses, falseFailures, ...rate }
}

interface GivenVerdict {
  readonly request: CritiqueRequest
  readonly success: boolean
}

function listVerdicts(events: readonly VoyagerEvent[]): readonly GivenVerdict[] {
  const verdicts: GivenVerdict[] = []
  // What was seen before an attempt; unknown after the world was lost, until the next step.
  let before: Observation | undefined
  let request: CritiqueRequest | undefined
  let task: CritiqueRequest['task'] | undefined
  for (const event of events) {
    if (event.type === 'run-start') before = event.observation
    if (event.type === 'environment-lost') before = undefined
    if (event.type === 'attempt-start') ({ task } = event)
    if (event.type === 'step-end') {
      request = task && before && { task, before, step: event.step }
      before = event.step.observation
    }
    if (event.type === 'critique-end' && request !== undefined) {
      verdicts.push({ request, success: event.critique.success })
      request = undefined
    }
  }
  return verdicts
}
