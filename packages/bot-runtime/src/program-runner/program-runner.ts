import type { Program, ProgramOutcome } from '@voyager-mc/core'
import type { CapabilityPolicy } from './capability-policy.ts'
import type { RunLimits } from './run-limits.ts'

/** How loud a line of a program's own log is. */
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
  /** Receives what the program writes to `console`. */
  onLog?(this: void, level: LogLevel, text: string): void
  /** Receives the word of every rule that refused something, for metrics. */
  onRefusal?(this: void, rule: string, member: string): void
}

/** Options of `ProgramRunner.run`. */
export interface RunProgramOptions {
  /** Aborting it ends the run within a second with the outcome `interrupted`, even in the middle of a host call. */
  readonly signal?: AbortSignal
  /** Overrides the runner's own limits for this run. */
  readonly limits?: Partial<RunLimits>
}

/** Runs code nobody has judged, against live objects, without letting it harm them. */
export interface ProgramRunner {
  /**
   * Loads the modules, then the source, then awaits `<name>(bot)`. Never rejects because of the program: what it did
   * is in the outcome. Afterwards nothing of it remains: timers, listeners and handles are gone, promises are ignored.
   * Host work it started (a walk, a dig) goes on; the caller cancels that.
   */
  run(program: Program, host: ProgramHost, options?: RunProgramOptions): Promise<ProgramOutcome>
}
