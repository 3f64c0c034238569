import type { CapabilityPolicy } from './capability-policy.ts'

/** Loudness of a line of a program's own log. */
export type LogLevel = 'debug' | 'info' | 'warn' | 'error'

/** Everything one program can reach, and what it is told to keep its hands off. */
export interface ProgramHost {
  /**
   * Live objects by the name programs use: `bot`, `mcData`, goal classes, primitives as functions. They cross as
   * stand-ins, never as themselves. Functions here, and in plain objects directly below, may be called.
   */
  readonly globals: Readonly<Record<string, unknown>>
  /** Decides about every member of every object; without one only plain data can be read. */
  readonly policy?: CapabilityPolicy
  /** Receives the run's control before the program starts, for host functions that loop over what a program asks. */
  onStart?(this: void, run: RunControl): void
  /** Receives what the program writes to `console`. */
  onLog?(this: void, level: LogLevel, text: string): void
  /** Receives the word of every rule that refused something, for metrics. */
  onRefusal?(this: void, rule: string, member: string): void
}

/** The hold a run has on host functions that work for it. */
export interface RunControl {
  /** Puts work on the step's budget, in microseconds; throws when it is used up or the run was stopped. */
  spend(this: void, durationUs: number): void
}
