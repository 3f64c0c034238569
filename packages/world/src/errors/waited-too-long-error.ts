import { WorldError } from './world-error.ts'

/** Something that a test waited for did not happen in time. */
export class WaitedTooLongError extends WorldError {
  readonly what: string
  readonly timeoutTicks: number

  constructor(what: string, timeoutTicks: number) {
    super(
      'WORLD_WAITED_TOO_LONG',
      `Waited ${timeoutTicks} ticks for ${what}; raise timeoutTicks or look at why it does not happen.`,
    )
    this.what = what
    this.timeoutTicks = timeoutTicks
  }
}
