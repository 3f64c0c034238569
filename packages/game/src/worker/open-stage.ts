import type {
  CreateIsolatedVmRunnerOptions,
  CreateQuickJsRunnerOptions,
  MinecraftEnvironment,
  ProgramRunner,
  RunLimits,
} from '@voyager-mc/bot-runtime'
import type { GameEvent, ProgramOutcome } from '@voyager-mc/core'
import type { VirtualClock } from '@voyager-mc/world'
import type { Glance } from '../glance.ts'
import type { BotSettings } from '../open-game-options.ts'
import type { FromGame, GameInfo, GameSetup } from '../protocol/messages.ts'
import { countedRandom } from './counted-random.ts'
import { gameTime, holdRealTimers, type GameTime } from './game-time.ts'
import { hostWorld, loadWorldPackage, type HostedWorld, type WorldPackage } from './host-world.ts'
import { describePrimitive, loadPrimitives } from './load-primitives.ts'
import { openCamera } from './open-camera.ts'
import { meterEvents } from './meter-events.ts'
import { takeGlance } from './take-glance.ts'
import { watchPrimitives } from './watch-primitives.ts'
import { stoppableRunner } from './stoppable-runner.ts'

/** Everything that runs in a game's thread. */
export interface Stage {
  readonly info: GameInfo
  readonly environment: MinecraftEnvironment
  readonly time: GameTime
  /** Absent on a server. */
  readonly world: HostedWorld | undefined
  /** The bot as it is now. */
  glance(this: void): Glance | undefined
  /** Numbers that primitives have drawn by lot so far, those of earlier threads included. */
  readonly draws: number
  /** A new step may have as many events as a step may. */
  beginStep(this: void): void
  /** Stops the program that runs now; its step ends as if a limit of the sandbox had been reached. */
  halt(this: void, limit: Extract<ProgramOutcome, { status: 'timed-out' }>['limit'], message: string): void
}

/** Opens time, world, sandbox and bot, in this order, and loads the primitives. */
export async function openStage(setup: GameSetup, post: (message: FromGame) => void): Promise<Stage> {
  const { bot, limits, primitiveUrls, inherited } = setup
  const every = holdRealTimers(globalThis)
  const [runtime, worldPackage] = await Promise.all([
    import('@voyager-mc/bot-runtime'),
    setup.world && loadWorldPackage(),
  ])
  const loaded = await loadPrimitives(primitiveUrls, { known: runtime.allPrimitives })
  const { primitives, current } = watchPrimitives(loaded)
  const runner = stoppableRunner(createRunner(runtime, bot, limits.program))
  const halt: Stage['halt'] = (limit, message) => runner.halt({ status: 'timed-out', limit, message })
  const clock = worldPackage?.installVirtualClock(globalThis, { speed: setup.speed })
  const time = gameTime(every, clock)
  // Frozen from the start, so that the first step finds the same world in every run.
  time.freeze()
  const world = worldPackage && clock && (await openWorld(setup, worldPackage, clock))
  const { host = '127.0.0.1', port = 25_565 } = world ?? setup.server ?? {}
  const version = world?.version ?? bot.version ?? '1.19.4'
  const meter = meterEvents({
    mostCharacters: limits.eventCharacters,
    forward: (event) => post({ type: 'event', event }),
    onFull: () => halt('log', 'The events of the step take more room than they may.'),
  })
  const luck = countedRandom(bot.randomSeed ?? 1, { draws: inherited?.draws ?? 0 })
  const environment = runtime.createMinecraftEnvironment({
    ...environmentSettings(bot),
    host,
    port,
    version,
    runner,
    primitives,
    random: luck.random,
    ...(bot.screenshot && { takeScreenshot: await openCamera(bot.screenshot, time) }),
    ...(inherited?.memory && { memory: inherited.memory }),
    onEvent: (event: GameEvent) => meter.take(event),
  })
  return {
    environment,
    time,
    world,
    halt,
    get draws() {
      return luck.draws
    },
    glance: () => takeGlance(environment, current()),
    beginStep: meter.restart,
    info: {
      address: { host, port, version },
      primitives: primitives.map(describePrimitive),
      scope: runtime.describeScope(),
      ...(world && { worldSeed: world.seed }),
    },
  }
}

function openWorld(
  { bot, world = {}, inherited }: GameSetup,
  { startWorld }: WorldPackage,
  clock: VirtualClock,
): Promise<HostedWorld> {
  return hostWorld({
    start: startWorld,
    settings: world,
    version: bot.version,
    clock,
    left: inherited?.world,
  })
}

function createRunner(
  {
    createQuickJsRunner,
    createIsolatedVmRunner,
  }: {
    readonly createQuickJsRunner: (options: CreateQuickJsRunnerOptions) => ProgramRunner
    readonly createIsolatedVmRunner: (options: CreateIsolatedVmRunnerOptions) => ProgramRunner
  },
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
