import { definedOf } from '@voyager-mc/core'
import type { VirtualClock } from '@voyager-mc/world'
import type { FromGame, GameInfo, GameSetup } from '../protocol/messages.ts'
import { gameTime, holdRealTimers, type GameTime } from './game-time.ts'
import { hostWorld, loadWorldPackage, type HostedWorld, type WorldPackage } from './host-world.ts'
import { describePrimitive, loadPrimitives } from './load-primitives.ts'
import { openBot, type StageBot } from './open-bot.ts'

/** Everything that runs in a game's thread. */
export interface Stage {
  readonly info: GameInfo
  /** The first one is the game's own. */
  readonly bots: readonly [StageBot, ...StageBot[]]
  readonly time: GameTime
  /** Absent on a server. */
  readonly world: HostedWorld | undefined
}

/** Opens time, world, sandboxes and bots, in this order, and loads the primitives. */
export async function openStage(setup: GameSetup, post: (message: FromGame) => void): Promise<Stage> {
  const { bot: settings, mates, primitiveUrls, inherited } = setup
  const every = holdRealTimers(globalThis)
  const [runtime, worldPackage] = await Promise.all([
    import('@voyager-mc/bot-runtime'),
    setup.world && loadWorldPackage(),
  ])
  const primitives = await loadPrimitives(primitiveUrls, {
    known: runtime.allPrimitives,
    faultOf: runtime.primitiveNameFault,
  })
  const clock = worldPackage?.installVirtualClock(globalThis, { speed: setup.speed })
  const time = gameTime(every, clock)
  // Frozen from the start, so that the first step finds the same world in every run.
  time.freeze()
  const world = worldPackage && clock && (await openWorld(setup, worldPackage, clock))
  const { host = '127.0.0.1', port = 25_565 } = world ?? setup.server ?? {}
  const address = { host, port, version: world?.version ?? settings.version ?? '1.19.4' }
  const open = (bot: number, username: string | undefined): Promise<StageBot> =>
    openBot(setup, {
      bot,
      username,
      address,
      runtime,
      primitives,
      time,
      inherited: inherited?.bots[bot],
      post,
    })
  const first = await open(0, settings.username)
  const others = await Promise.all(mates.map((name, index) => open(index + 1, name)))
  return {
    bots: [first, ...others],
    time,
    world,
    info: {
      address,
      primitives: primitives.map(describePrimitive),
      scope: runtime.describeScope({ primitives, ...definedOf({ stepTimeoutMs: settings.stepTimeoutMs }) }),
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
