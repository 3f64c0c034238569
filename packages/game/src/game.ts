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
import type { WorldFrame } from '@voyager-mc/vision/watch'
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
  /**
   * Tells the listener of the bot and the world around it while the game goes on; returns what stops it. Needs
   * `@voyager-mc/vision`. Without a listener nothing is done for it.
   */
  watch(this: void, onFrame: (frame: WorldFrame) => void, options?: WatchGameOptions): Promise<() => void>
  reset(options?: ResetOptions): Promise<Observation>
  /** As in every environment; a step that ends its game is a result with the outcome `interrupted`. */
  step(program: Program, options?: StepOptions): Promise<GameStepResult>
}

/** Pace and reach of the frames that are told. */
export interface WatchGameOptions {
  /** Ticks of the world after which a frame comes at the latest; absent for four frames a second of the wall. */
  readonly everyTicks?: number | undefined
  /** Distance up to which blocks are told, from 1 to 128; 40 by default. */
  readonly rangeBlocks?: number
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
