import type { CritiqueRequest, Observation } from '@voyager-mc/core'
import type { JournalRecord } from '@voyager-mc/voyager/journal'
import type { VoyagerEvent } from '@voyager-mc/voyager'

/** How the verdicts of a run compare with those of another judge. */
export interface VerdictCheck {
  /** Attempts both have judged. */
  readonly judged: number
  /** Passed in the run, refused by the judge. */
  readonly falseSuccesses: number
  /** Refused in the run, passed by the judge. */
  readonly falseFailures: number
  /** False successes among those that passed; absent when none passed. */
  readonly falseSuccessRate?: number
}

/** Says whether a step did the task; undefined when it cannot tell. */
export type Judge = (request: CritiqueRequest) => Promise<boolean | undefined>

/** Judges every attempt of a journal once more, by rules for example, and counts where the verdicts differ. */
export async function checkVerdicts(journal: readonly JournalRecord[], judge: Judge): Promise<VerdictCheck> {
  let [judged, passed, falseSuccesses, falseFailures] = [0, 0, 0, 0]
  for (const { request, success } of listVerdicts(journal.map(({ event }) => event))) {
    const verdict = await judge(request)
    if (verdict === undefined) continue
    judged += 1
    if (success) passed += 1
    if (success && !verdict) falseSuccesses += 1
    if (!success && verdict) falseFailures += 1
  }
  const rate = passed === 0 ? {} : { falseSuccessRate: falseSuccesses / passed }
  return { judged, falseSuccesses, falseFailures, ...rate }
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
