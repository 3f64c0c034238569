import type {
  GameEvent,
  Observation,
  OwnedChest,
  PackedError,
  PrimitiveDescription,
  Program,
  ProgramScope,
  ResetOptions,
} from '@voyager-mc/core'
import type { MinecraftStepResult, SignInCode } from '@voyager-mc/bot-runtime'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { Glance } from '../glance.ts'
import type { GameAddress } from '../game.ts'
import type { KeptGameWorld } from '../kept-game-world.ts'
import type { WorldAction } from '../game-world.ts'
import type { BotSettings, GameLimits, GameServerOptions, GameWorldOptions } from '../open-game-options.ts'
import type { ThreadMemory } from '../thread-memory.ts'
import type { Watching } from './watching.ts'

/** Everything a thread needs to begin; plain data. */
export interface GameSetup {
  readonly bot: BotSettings
  /** Names of the bots that play beside it, with the same settings. */
  readonly mates: readonly string[]
  readonly world?: GameWorldOptions
  readonly server?: GameServerOptions
  /** Folder of kept sign-ins, and whether their codes are told by messages instead of printed. */
  readonly signIn?: { readonly folder?: string; readonly tellsCodes: boolean }
  readonly speed: number
  readonly primitiveUrls: readonly string[]
  readonly limits: Pick<Required<GameLimits>, 'eventCharacters'> & Pick<GameLimits, 'program'>
  /** Inheritance from an earlier thread of this game; absent at the first one. */
  readonly inherited?: Inheritance
}

/** A game at a moment to which it can return. */
export interface Inheritance {
  /** One for each bot, the first one's first. */
  readonly bots: readonly BotInheritance[]
  /** The embedded world; absent on a server. */
  readonly world?: KeptGameWorld
}

/** A bot at such a moment. */
export interface BotInheritance {
  /** Things the agent remembers; without chests and blocks when it has not joined in this process yet. */
  readonly memory?: Partial<Pick<Observation, 'chests' | 'seenBlocks' | 'places'>>
  /** Numbers drawn by lot so far: the next thread goes on in the same sequence. */
  readonly draws?: number
}

/** The program of one bot in a step; bots are named by their number, the first one is 0. */
export interface Turn {
  readonly bot: number
  readonly program: Program
  readonly timeoutMs: number
  readonly othersChests: readonly OwnedChest[]
  /** Items that the step is about; absent when nobody said. */
  readonly keeps?: readonly string[]
}

/** End of a turn: a result, or why the bot could not play it. */
export type TurnResult = { readonly bot: number; readonly draws: number } & (
  | { readonly result: Omit<MinecraftStepResult, 'events'> }
  | { readonly error: PackedError }
)

/** Work that the learner asks the thread for. */
export type GameRequest =
  | { readonly type: 'reset'; readonly bot: number; readonly options: Omit<ResetOptions, 'signal'> }
  /** The turns are played at the same time; the step ends with the last of them. */
  | { readonly type: 'step'; readonly turns: readonly Turn[] }
  | { readonly type: 'world'; readonly action: WorldAction; readonly values: readonly unknown[] }
  /** A bot leaves the world for good. */
  | { readonly type: 'leave'; readonly bot: number }
  | { readonly type: 'close' }

export type ToGame =
  /** Another game is opened in a thread in which nothing is left of the one before. */
  | { readonly type: 'open'; readonly setup: GameSetup }
  /** Frames are wanted from now on; without the pace no more. */
  | { readonly type: 'watch'; readonly watching?: Watching }
  | { readonly type: 'call'; readonly id: number; readonly request: GameRequest }
  /** The caller's signal was aborted; with a bot, only its turn ends. */
  | { readonly type: 'abort'; readonly id: number; readonly bot?: number }
  /** The limit of wall time has come; the step ends with a result. */
  | { readonly type: 'halt'; readonly id: number }

/** Message of a thread when it is open. */
export interface GameInfo {
  readonly address: GameAddress
  readonly primitives: readonly PrimitiveDescription[]
  readonly scope: ProgramScope
  /** Absent on a server. */
  readonly worldSeed?: number
}

/** Answer to a request; the events of a step were sent one by one before. */
export type GameAnswer =
  | {
      readonly type: 'reset'
      readonly bot: number
      readonly observation: Observation
      readonly draws: number
    }
  | { readonly type: 'step'; readonly turns: readonly TurnResult[] }
  | { readonly type: 'world'; readonly value: unknown }
  | { readonly type: 'leave' }
  /** Memory of the thread when nothing else is left of the game in it; absent when something is. */
  | { readonly type: 'close'; readonly left?: ThreadMemory }

export type FromGame =
  | { readonly type: 'ready'; readonly info: GameInfo }
  | { readonly type: 'refused'; readonly error: PackedError }
  | { readonly type: 'event'; readonly bot: number; readonly event: GameEvent }
  | { readonly type: 'sign-in'; readonly code: SignInCode }
  | { readonly type: 'frame'; readonly frame: WorldFrame }
  /** A sign of life during a call. */
  | { readonly type: 'beat'; readonly memory: ThreadMemory; readonly glance?: Glance }
  /** Changes of the embedded world up to a moment to which it can return; comes before the answer of the call that led there. */
  | { readonly type: 'boundary'; readonly changes: KeptGameWorld }
  | { readonly type: 'answer'; readonly id: number; readonly answer: GameAnswer }
  | { readonly type: 'error'; readonly id: number; readonly error: PackedError }
