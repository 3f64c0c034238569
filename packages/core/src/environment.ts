import type { GameEvent } from './game-event.ts'
import type { Equipment, ItemCounts, Observation } from './observation.ts'
import type { OwnedChest } from './owned-chest.ts'
import type { Position } from './position.ts'
import type { PrimitiveDescription } from './primitive-description.ts'
import type { Program, ProgramOutcome } from './program.ts'
import type { ProgramScope } from './program-scope.ts'

/** Options every call that may take long accepts. */
export interface CallOptions {
  /** Aborting it ends the call within a second with the signal's reason. */
  readonly signal?: AbortSignal
}

/** Way to begin: `soft` keeps everything, `hard` empties the inventory and respawns (operator powers). */
export interface ResetOptions extends CallOptions {
  readonly mode?: 'soft' | 'hard'
  readonly inventory?: ItemCounts
  readonly equipment?: Equipment
  readonly position?: Position
  /** Moves the agent to a random place within 300 blocks. */
  readonly spread?: boolean
}

export interface StepOptions extends CallOptions {
  /** Wall time the program may take, in milliseconds. */
  readonly timeoutMs?: number
  /** Chests of others: primitives take nothing out of them and leave them where they are. */
  readonly othersChests?: readonly OwnedChest[]
  /**
   * Items that the step is about: who does not starve does not eat them in passing. Where it is given, surplus stone and
   * other things of no worth are thrown away before the program, when the inventory is almost full, but not these.
   */
  readonly keeps?: readonly string[]
}

/** Result of one program: what is seen after it, what happened on the way, and how it ended. */
export interface StepResult {
  /** Taken after the world has settled. */
  readonly observation: Observation
  readonly events: readonly GameEvent[]
  readonly outcome: ProgramOutcome
}

/** The world as an object, in Gymnasium's words. */
export interface Environment {
  /** Every control primitive that programs can call here; absent when the environment does not say. */
  readonly primitives?: readonly PrimitiveDescription[]
  /** Names and members programs find here besides, and those out of reach; absent when the environment does not say. */
  readonly scope?: ProgramScope
  /** Joins or re-joins and returns what the agent sees. */
  reset(options?: ResetOptions): Promise<Observation>
  /** Runs one program; a failing program is a result, a lost world is an `EnvironmentLostError`. */
  step(program: Program, options?: StepOptions): Promise<StepResult>
  close(): Promise<void>
}
