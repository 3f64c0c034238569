import {
  EnvironmentLostError,
  systemClock,
  type Clock,
  type Environment,
  type GameEvent,
  type Observation,
  type Program,
  type Random,
  type StepOptions,
  type ResetOptions,
  type Sight,
} from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { describeScope } from './border/describe-scope.ts'
import type { SignInOptions } from './connection/sign-in.ts'
import { joinWorld, type Connection, type JoinWorldOptions } from './connection/join-world.ts'
import { retryJoining, type ReconnectOptions, type RetryJoiningOptions } from './connection/retry-joining.ts'
import type { OperatorPowers, OperatorPreset } from './operator/operator-powers.ts'
import { presetSight } from './operator/preset-sight.ts'
import type { Primitive } from './primitives/define-primitive.ts'
import type { SandboxEngine } from './program-runner/create-sandbox-runner.ts'
import type { ProgramRunner } from './program-runner/program-runner.ts'
import { runStep, type MinecraftStepResult, type RunStepOptions } from './step/run-step.ts'
import { defaultStepTimeoutMs, stepDefaults } from './step/step-defaults.ts'
import { enterWorld } from './step/enter-world.ts'
import { withScreenshot, withStepScreenshot, type TakeScreenshot } from './step/with-screenshot.ts'

/** Where the world is, who joins it, and what programs may do there. */
export interface CreateMinecraftEnvironmentOptions {
  readonly host?: string
  readonly port: number
  readonly version?: string
  readonly username?: string
  readonly auth?: 'offline' | 'microsoft'
  /** With `auth: 'microsoft'`: where the sign-in is kept, and who hears the code. */
  readonly signIn?: SignInOptions
  /**
   * Engine of the sandbox: `quickjs` needs nothing else, `isolated-vm` is faster and an optional package; where it
   * cannot be loaded, `MissingEngineError` is thrown at once.
   */
  readonly engine?: SandboxEngine
  /** Runs programs instead of the sandbox. */
  readonly runner?: ProgramRunner
  /** Functions programs may call. */
  readonly primitives?: readonly Primitive[]
  /** A named set of powers: `original` has exactly those of the original Voyager, and its `sight`. */
  readonly preset?: OperatorPreset
  /** Powers a survival player lacks; all off by default. Set beside a preset, they change it. */
  readonly operator?: OperatorPowers
  /** Wall time of one program, in milliseconds. */
  readonly stepTimeoutMs?: number
  /** Time from connecting to standing in the world, in milliseconds. */
  readonly connectTimeoutMs?: number
  /** Attempts and waits of `reset` after the connection was lost: 8 attempts over about a minute by default. */
  readonly reconnect?: ReconnectOptions
  /**
   * Knowledge of an earlier environment. One that knows blocks comes from a world that was lost: the first `reset` then joins
   * as patiently as later ones.
   */
  readonly memory?: Partial<Pick<Observation, 'chests' | 'seenBlocks' | 'places'>>
  /** Whether the bot remembers places and land it has seen; the default is true. */
  readonly remembersPlaces?: boolean
  /**
   * Blocks that observations, searches and primitives know of: `exposed` ones, of which a face was open to where the bot
   * has been able to look, which is the default, or all `loaded` ones, which is mineflayer's own way and that of
   * `preset: 'original'`.
   */
  readonly sight?: Sight
  /** Folder of schematic files that `buildSchematic` builds from; without one it builds none. */
  readonly schematics?: string
  readonly clock?: Clock
  readonly random?: Random
  /** Adds a picture to every observation, such as one of `@voyager-mc/vision`. */
  readonly takeScreenshot?: TakeScreenshot
  /** Receives every event as it happens; `step` returns them too. */
  onEvent?(this: void, event: GameEvent): void
}

/** An environment on a Minecraft server, with the bot for embedders who need more. */
export interface MinecraftEnvironment extends Environment {
  /** The connected bot; undefined before the first reset and after the connection is lost. */
  readonly bot: Bot | undefined
  /** As in every environment, with the operator commands counted by power. */
  step(program: Program, options?: StepOptions): Promise<MinecraftStepResult>
}

/** Makes an environment that joins a Minecraft server at the first `reset`. */
export function createMinecraftEnvironment(options: CreateMinecraftEnvironmentOptions): MinecraftEnvironment {
  const { joining, reconnect, stepping, stepTimeoutMs } = withDefaults(options)
  const { memory: earlier, remembersPlaces = true, sight = presetSight(options.preset) } = options
  let connection: Connection | undefined
  let seenBlocks: readonly string[] = earlier?.seenBlocks ?? []
  let closed = false
  const assertOpen = (): void => {
    if (closed) throw new EnvironmentLostError('closed', 'The environment is closed; make a new one.')
  }
  const current = (): Connection => {
    assertOpen()
    if (!connection) {
      throw new EnvironmentLostError('disconnected', 'The bot has not joined yet; call reset first.')
    }
    connection.lost.throwIfAborted()
    return connection
  }
  const join = async ({ signal }: ResetOptions): Promise<Connection> => {
    const chests = connection?.observer.chests.list() ?? earlier?.chests ?? []
    const places = remembersPlaces
      ? (connection?.observer.land?.places.list() ?? earlier?.places ?? [])
      : ('none' as const)
    const memory = { chests, seenBlocks, places, sight }
    const joinOnce = (): Promise<Connection> => joinWorld({ ...joining, memory, signal })
    // The first connection fails at once, so that a wrong address is noticed; a lost one is worth waiting for.
    connection = await (connection || earlier?.seenBlocks
      ? retryJoining(joinOnce, { ...reconnect, signal })
      : joinOnce())
    if (closed) connection.leave()
    return connection
  }
  return {
    primitives: stepping.primitives,
    scope: describeScope({ primitives: stepping.primitives, stepTimeoutMs }),
    get bot() {
      return connection && !connection.lost.aborted ? connection.bot : undefined
    },
    async reset(resetOptions = {}) {
      assertOpen()
      resetOptions.signal?.throwIfAborted()
      const observation = await enterWorld(connection, {
        ...stepping,
        reset: resetOptions,
        join: () => join(resetOptions),
      })
      seenBlocks = observation.seenBlocks
      return withScreenshot(observation, { ...options, ...resetOptions, bot: connection?.bot })
    },
    async step(program, { signal, timeoutMs = stepTimeoutMs, othersChests = [], keeps } = {}) {
      signal?.throwIfAborted()
      const asked = { timeoutMs, othersChests, keeps, signal }
      const result = await runStep(current(), program, { ...stepping, ...asked })
      seenBlocks = result.observation.seenBlocks
      return withStepScreenshot(result, { ...options, signal, bot: connection?.bot })
    },
    async close() {
      closed = true
      connection?.leave()
    },
  }
}

interface Resolved {
  readonly joining: Omit<JoinWorldOptions, 'memory' | 'signal'>
  readonly reconnect: Omit<RetryJoiningOptions, 'signal'>
  readonly stepping: Omit<RunStepOptions, 'timeoutMs' | 'othersChests' | 'keeps' | 'signal'>
  readonly stepTimeoutMs: number
}

function withDefaults({
  host = '127.0.0.1',
  port,
  version = '1.19.4',
  username = 'bot',
  auth = 'offline',
  signIn,
  clock = systemClock,
  stepTimeoutMs = defaultStepTimeoutMs,
  connectTimeoutMs = 30_000,
  reconnect = {},
  ...settings
}: CreateMinecraftEnvironmentOptions): Resolved {
  return {
    joining: { host, port, version, username, auth, signIn, connectTimeoutMs, clock },
    reconnect: { ...reconnect, clock },
    stepping: stepDefaults({ ...settings, clock }),
    stepTimeoutMs,
  }
}
