import type { MinecraftStepResult } from '@voyager-mc/bot-runtime'
import type {
  Environment,
  Observation,
  PrimitiveDescription,
  Program,
  ProgramScope,
  ResetOptions,
  StepOptions,
} from '@voyager-mc/core'
import type { ThreadMemory } from './thread-memory.ts'
import type { GameWorld } from './game-world.ts'

/** An environment whose bot, sandbox and embedded world run in a thread of their own. */
export interface Game extends Environment {
  /** Every primitive that programs can call here; the model is told of exactly these. */
  readonly primitives: readonly PrimitiveDescription[]
  readonly scope: ProgramScope
  /** Where the bot plays; other bots may join there. */
  readonly address: GameAddress
  /** The embedded world; absent on a server. */
  readonly world?: GameWorld
  /** Number of times that the thread was replaced. */
  readonly replacements: number
  /** Most memory the thread has had in use at a sign of life; absent before the first one. */
  readonly peakMemory: ThreadMemory | undefined
  reset(options?: ResetOptions): Promise<Observation>
  /** As in every environment; a step that ends its game is a result with the outcome `interrupted`. */
  step(program: Program, options?: StepOptions): Promise<GameStepResult>
}

export interface GameAddress {
  readonly host: string
  readonly port: number
  readonly version: string
}

export interface GameStepResult extends MinecraftStepResult {
  /** Present when the game's thread had to be ended, or the program was given up. */
  readonly interruption?: Interruption
}

/** Why a step was interrupted. */
export interface Interruption {
  /**
   * `no-answer`: nothing came by the limit; `silent`: no sign of life; `out-of-memory`; `crashed`: an uncaught error;
   * `given-up`: this program ended its game too often and is not run any more.
   */
  readonly reason: 'no-answer' | 'silent' | 'out-of-memory' | 'crashed' | 'given-up'
  /** Times in a row that this program has ended its game. */
  readonly deaths: number
}
