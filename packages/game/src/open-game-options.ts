import type {
  OperatorPowers,
  OperatorPreset,
  ReconnectOptions,
  RunLimits,
  SandboxEngine,
  SignInOptions,
} from '@voyager-mc/bot-runtime'
import type { CallOptions, GameEvent, PlaceStore, Sight } from '@voyager-mc/core'
import type { StartWorldOptions } from '@voyager-mc/world'
import type { PictureOptions } from '@voyager-mc/vision'
import type { Glance } from './glance.ts'

import type { GameHome } from './game-home.ts'

/** The world that is played, who plays in it, and what may be used up. Exactly one of `world` and `server` is given. */
export interface OpenGameOptions extends CallOptions, BotSettings {
  /** Starts an embedded world in the game's thread; needs `@voyager-mc/world`. */
  readonly world?: GameWorldOptions
  /** Keeps the embedded world, which goes on there when it was kept before. */
  readonly home?: GameHome
  /** Keeps the places that the agent remembers; they are saved after each step, and before a `home` is. */
  readonly places?: PlaceStore
  /** Joins a Minecraft server, which keeps its own time. */
  readonly server?: GameServerOptions
  /** With `auth: 'microsoft'`: where the sign-in is kept, and who hears the code; by default it is printed. */
  readonly signIn?: SignInOptions
  /**
   * Seconds of the embedded world that pass in a second of the wall, at most. `Infinity`, the default, skips all
   * waiting. Between two calls the world stands still at every speed.
   */
  readonly speed?: number
  /** Modules that export custom primitives as `primitives`; they are loaded in the game's thread. */
  readonly primitives?: readonly (string | URL)[]
  readonly limits?: GameLimits
  /** Receives every event as it happens; `step` returns them too. */
  onEvent?(this: void, event: GameEvent): void
  /** Receives the bot's place, health and running primitive every half second of a call, for displays. */
  onGlance?(this: void, glance: Glance): void
}

/** An embedded world, in the words of `startWorld`; the speed and the version are options of the game. */
export type GameWorldOptions = Pick<
  StartWorldOptions,
  'seed' | 'port' | 'host' | 'difficulty' | 'gamerules' | 'directory' | 'viewDistanceChunks' | 'operators'
>

export interface GameServerOptions {
  /** 127.0.0.1 by default. */
  readonly host?: string
  /** 25565 by default. */
  readonly port?: number
}

/** The bot and the programs it runs, in the words of `createMinecraftEnvironment`; plain data. */
export interface BotSettings {
  /** A Minecraft version; the world's own by default. */
  readonly version?: string
  readonly username?: string
  readonly auth?: 'offline' | 'microsoft'
  readonly engine?: SandboxEngine
  readonly preset?: OperatorPreset
  readonly operator?: OperatorPowers
  /** Decides what the primitives draw by lot; the same seed gives the same draws. 1 by default. */
  readonly randomSeed?: number
  /** Time of the world that one program gets, in milliseconds; 600,000 by default. */
  readonly stepTimeoutMs?: number
  readonly connectTimeoutMs?: number
  /** Whether the agent remembers places and land it has seen; the default is true. */
  readonly remembersPlaces?: boolean
  /** Blocks the agent knows of: by default `exposed` ones, of which it has seen a face; all `loaded` ones with `preset: 'original'`. */
  readonly sight?: Sight
  /** Folder of schematic files that `buildSchematic` builds from; without one it builds none. */
  readonly schematics?: string
  readonly reconnect?: ReconnectOptions
  /** Adds a first-person picture to every observation; needs `@voyager-mc/vision`. */
  readonly screenshot?: PictureOptions
}

/** Things a game may use up before its thread is ended and replaced. */
export interface GameLimits {
  /**
   * Wall time of one step, in milliseconds; the program is stopped then. By default as much as the world's time of the
   * step takes at its speed, and never less than a minute, so that how busy the machine is decides nothing.
   */
  readonly stepWallMs?: number
  /** Wall time from a limit or an aborted signal to the answer, in milliseconds; 5000 by default. */
  readonly answerMs?: number
  /** Longest time without a sign of life during a call, in milliseconds; 10,000 by default. */
  readonly silenceMs?: number
  /** Heap of the game's thread, in mebibytes, and as much again for its buffers; 1024 by default. */
  readonly memoryMb?: number
  /** Times in a row that one program may end the game before it is given up; 3 by default. */
  readonly deaths?: number
  /** Characters of the events of one step, 16 million by default. */
  readonly eventCharacters?: number
  /** Limits of a program within its sandbox. */
  readonly program?: Partial<Omit<RunLimits, 'wallMs'>>
}
