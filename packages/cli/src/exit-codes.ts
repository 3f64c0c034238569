/** What the exit code of `voyager` means. */
export const exitCodes = {
  /** Done, or the goal was reached. */
  done: 0,
  /** The goal was not reached, a check found a problem, or something went wrong. */
  failed: 1,
  /** A command, flag, word or configuration that can never work. */
  wrongUse: 2,
  /** World, model, role or disk were out of order; everything is saved, and `voyager resume` goes on. */
  fault: 3,
  /** The budget of model calls is spent; everything is saved, and `voyager resume` with a larger one goes on. */
  spent: 4,
  /** Interrupted by Ctrl-C or SIGTERM, with everything saved. */
  interrupted: 130,
} as const
