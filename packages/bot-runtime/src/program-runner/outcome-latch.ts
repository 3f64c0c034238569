import type { ProgramOutcome } from '@voyager-mc/core'

/** Holds the one outcome of a run: the first that is set stays. */
export interface OutcomeLatch {
  end(outcome: ProgramOutcome): void
  readonly isEnded: boolean
  readonly ended: Promise<ProgramOutcome>
}

/** Creates an open latch. */
export function createOutcomeLatch(): OutcomeLatch {
  let isEnded = false
  let resolve: (outcome: ProgramOutcome) => void = () => undefined
  const ended = new Promise<ProgramOutcome>((done) => {
    resolve = done
  })
  return {
    end(outcome) {
      isEnded = true
      resolve(outcome)
    },
    get isEnded() {
      return isEnded
    },
    ended,
  }
}
