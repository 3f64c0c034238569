import type {
  CreateIsolatedVmRunnerOptions,
  CreateMinecraftEnvironmentOptions,
  CreateQuickJsRunnerOptions,
  MinecraftEnvironment,
  Primitive,
  ProgramRunner,
  RunLimits,
  SignInCode,
} from '@voyager-mc/bot-runtime'
import { definedOf, type ProgramOutcome } from '@voyager-mc/core'
import type { Glance } from '../glance.ts'
import type { BotSettings } from '../open-game-options.ts'
import type { BotInheritance, FromGame, GameSetup } from '../protocol/messages.ts'
import type { Watching } from '../protocol/watching.ts'
import { countedRandom } from './counted-random.ts'
import type { GameTime } from './game-time.ts'
import { meterEvents } from './meter-events.ts'
import { openCamera } from './open-camera.ts'
import { createFrameSender } from './send-frames.ts'
import { stoppableRunner } from './stoppable-runner.ts'
import { takeGlance } from './take-glance.ts'
import { watchPrimitives } from './watch-primitives.ts'

/** One bot with its sandbox. */
export interface StageBot {
  readonly environment: MinecraftEnvironment
  /** Numbers that primitives have drawn by lot so far, those of earlier threads included. */
  readonly draws: number
  /** The bot as it is now. */
  glance(this: void): Glance | undefined
  /** Sends frames of its world, or none any more. */
  watch(this: void, watching: Watching | undefined): Promise<void>
  /** A new step may have as many events as a step may. */
  beginStep(this: void): void
  /** Stops the program that runs now; its step ends as if a limit of the sandbox had been reached. */
  halt(this: void, limit: Extract<ProgramOutcome, { status: 'timed-out' }>['limit'], message: string): void
}

/** The part of the bot's package that a game's thread uses. */
export interface RuntimePackage {
  readonly createMinecraftEnvironment: (options: CreateMinecraftEnvironmentOptions) => MinecraftEnvironment
  readonly createQuickJsRunner: (options: CreateQuickJsRunnerOptions) => ProgramRunner
  readonly createIsolatedVmRunner: (options: CreateIsolatedVmRunnerOptions) => ProgramRunner
}

export interface OpenBotOptions {
  /** Number of the bot; the first one is 0. */
  readonly bot: number
  readonly username: string | undefined
  readonly address: { readonly host: string; readonly port: number; readonly version: string }
  readonly runtime: RuntimePackage
  readonly primitives: readonly Primitive[]
  readonly time: GameTime
  readonly inherited: BotInheritance | undefined
  readonly post: (message: FromGame) => void
}

/** Opens sandbox and environment of one bot, which joins at its first reset. */
export async function openBot(
  { bot: settings, limits, signIn }: GameSetup,
  { bot, username, address, runtime, primitives: all, time, inherited, post }: OpenBotOptions,
): Promise<StageBot> {
  const { primitives, current } = watchPrimitives(all)
  const runner = stoppableRunner(createRunner(runtime, settings, limits.program))
  const halt: StageBot['halt'] = (limit, message) => runner.halt({ status: 'timed-out', limit, message })
  const meter = meterEvents({
    mostCharacters: limits.eventCharacters,
    forward: (event) => post({ type: 'event', bot, event }),
    onFull: () => halt('log', 'The events of the step take more room than they may.'),
  })
  const luck = countedRandom((settings.randomSeed ?? 1) + bot, { draws: inherited?.draws ?? 0 })
  const environment = runtime.createMinecraftEnvironment({
    ...environmentSettings(settings),
    ...(username !== undefined && { username }),
    ...(signIn && {
      signIn: {
        ...definedOf({ folder: signIn.folder }),
        ...(signIn.tellsCodes && { onCode: (code: SignInCode) => post({ type: 'sign-in', code }) }),
      },
    }),
    ...address,
    runner,
    primitives,
    random: luck.random,
    ...(settings.screenshot && { takeScreenshot: await openCamera(settings.screenshot, time) }),
    ...(inherited?.memory && { memory: inherited.memory }),
    onEvent: meter.take,
  })
  const frames = createFrameSender({
    environment,
    primitive: current,
    every: time.every,
    send: (frame) => post({ type: 'frame', frame }),
  })
  return {
    environment,
    halt,
    watch: frames.set,
    get draws() {
      return luck.draws
    },
    glance: () => takeGlance(environment, { primitive: current(), place: runner.place() }),
    beginStep: meter.restart,
  }
}

function createRunner(
  { createQuickJsRunner, createIsolatedVmRunner }: RuntimePackage,
  { engine }: BotSettings,
  limits: Partial<RunLimits> = {},
): ProgramRunner {
  return engine === 'isolated-vm' ? createIsolatedVmRunner({ limits }) : createQuickJsRunner({ limits })
}

const environmentSettings = ({
  randomSeed: _draws,
  engine: _runner,
  version: _known,
  screenshot: _taken,
  ...settings
}: BotSettings): Omit<BotSettings, 'randomSeed' | 'engine' | 'version' | 'screenshot'> => settings
