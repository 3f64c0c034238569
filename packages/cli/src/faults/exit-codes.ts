/** Meaning of every exit code, the same for each command and for `npm run lifelong`. */
export const exitCodes = {
  /** Done, or the goal was reached. */
  done: 0,
  /** The goal was not reached, a check found a problem, or something went wrong. */
  failed: 1,
  /** A command, flag, word or configuration that can never work. */
  wrongUse: 2,
  /** World, model, role, package or disk are missing or out of order; what was learned is saved, and `resume` goes on. */
  missing: 3,
  /** The budget of model calls is spent; everything is saved, and `resume` with a larger one goes on. */
  spent: 4,
  /** Ended by Ctrl-C or another signal, or because nobody reads the output any more; everything is saved. */
  interrupted: 130,
} as const

/** One of the documented exit codes. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Exit codes in words, for the help and the page of the command line. */
export const exitCodeMeanings: readonly (readonly [ExitCode, string])[] = [
  [exitCodes.done, 'done, or the goal was reached'],
  [exitCodes.failed, 'the goal was not reached, a check found a problem, or something went wrong'],
  [exitCodes.wrongUse, 'a command, flag, word or configuration that can never work'],
  [exitCodes.missing, 'world, model, package or disk is missing or out of order; `voyager resume` goes on'],
  [exitCodes.spent, 'the budget is spent; `voyager resume` with a larger one goes on'],
  [exitCodes.interrupted, 'ended by Ctrl-C or another signal, with everything saved'],
]
