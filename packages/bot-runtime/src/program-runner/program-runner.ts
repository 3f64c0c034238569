import type { Program, ProgramOutcome } from '@voyager-mc/core'
import type { HaltPlace } from './halt-place.ts'
import type { ProgramHost } from '../membrane/program-host.ts'
import type { RunLimits } from '../membrane/run-limits.ts'

/** Options of `ProgramRunner.run`. */
export interface RunProgramOptions {
  /** Aborting it ends the run within a second with the outcome `interrupted`, even in the middle of a host call. */
  readonly signal?: AbortSignal
  /** Overrides the runner's own limits for this run. */
  readonly limits?: Partial<RunLimits>
  /**
   * Called when the program begins, with what tells where it is: the line that it began last, undefined before the first
   * and after its end. A runner that does not know the line never calls it.
   */
  readonly onBegin?: (place: () => HaltPlace | undefined) => void
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
