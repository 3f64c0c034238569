import type { Environment, GameEvent, PlaceStore, Program, StepOptions } from '@voyager-mc/core'
import type { Game, GameStepResult } from './game.ts'
import type { OpenGameOptions } from './open-game-options.ts'

/** One bot of a team: an environment of its own in the team's world. */
export interface TeamMember extends Environment {
  /** Name it plays under. */
  readonly name: string
  /**
   * Plays a program together with those of the other members: the world moves when each member that was reset and
   * has not been closed has one, and stands still again when the last of them has ended.
   */
  step(program: Program, options?: StepOptions): Promise<GameStepResult>
  /** Leaves the world; the others go on without it. */
  close(): Promise<void>
}

/** Several bots in one world, in one thread and one time. */
export interface TeamGame extends Pick<Game, 'address' | 'world' | 'replacements' | 'peakMemory'> {
  readonly members: readonly TeamMember[]
  /** Ends the game with all its members. */
  close(): Promise<void>
}

/** The options of a game, for bots with these names. */
export interface OpenTeamGameOptions extends Omit<
  OpenGameOptions,
  'username' | 'onEvent' | 'onGlance' | 'places'
> {
  /** Names the bots play under, each another one. */
  readonly names: readonly string[]
  /** Keeps the places that a member remembers; they are saved after each round, and before a `home` is. */
  placesOf?(this: void, name: string): PlaceStore | undefined
  /** Receives every event as it happens, and which member it happened to. */
  onEvent?(this: void, event: GameEvent, name: string): void
}
