import { env } from 'node:process'
import { installVirtualClock, startWorld, type StartWorldOptions, type World } from '@voyager-mc/world'
import {
  createMinecraftEnvironment,
  type CreateMinecraftEnvironmentOptions,
  type MinecraftEnvironment,
} from '../src/create-minecraft-environment.ts'
import { callsOn, type PlatformCalls } from './platform-calls.ts'
import type { MinecraftStepResult } from '../src/step/run-step.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

type Offset = readonly [dx: number, dy: number, dz: number]

/** A platform high above the land in a world of virtual time; nothing is there that a test does not put there. */
export interface Platform extends PlatformCalls {
  readonly world: World
  /** The environment of the newest entry. */
  readonly environment: MinecraftEnvironment
  /** Block in which a bot stands when it enters, in the middle of the platform; the floor is one below. */
  readonly feet: Place
  /** Puts the world back as it was when the platform was built, and lets a new bot named `bot` enter; before each test. */
  enter(options?: Partial<CreateMinecraftEnvironmentOptions>): Promise<void>
  /** Runs the body of a program. */
  run(body: string): Promise<MinecraftStepResult>
  /** A place by its offset from the feet. */
  at(...offset: Offset): Place
  /** The code of that place in a program. */
  vec(...offset: Offset): string
  fill(from: Offset, to: Offset, block: string): void
  give(name: string, count?: number): void
  stop(): Promise<void>
}

export interface StartPlatformOptions extends StartWorldOptions {
  /** Builds the platform; called once. By default a floor of stone, 25 blocks wide and three deep. */
  readonly build?: (platform: Pick<Platform, 'world' | 'fill' | 'at'>) => void
}

const feet: Place = { x: 0, y: 150, z: 0 }
const joinTicks = 10

/** The version that platforms have; another one when the environment asks for it. */
const testVersion = env['WORLD_TEST_VERSION']

/** Takes over the realm's clock until `stop` and builds a platform: one per test file, since a world takes a second. */
export async function startPlatform({
  build = ({ fill }) => fill([-12, -3, -12], [12, -1, 12], 'stone'),
  gamerules,
  ...options
}: StartPlatformOptions = {}): Promise<Platform> {
  const clock = installVirtualClock(globalThis)
  const world = await startWorld({
    seed: 7,
    viewDistanceChunks: 2,
    ...(testVersion !== undefined && { version: testVersion }),
    gamerules: { doMobSpawning: false, ...gamerules },
    ...options,
  })
  const at = (...[dx, dy, dz]: Offset): Place => ({ x: feet.x + dx, y: feet.y + dy, z: feet.z + dz })
  const fill = (from: Offset, to: Offset, block: string): void => {
    const [a, b] = [at(...from), at(...to)]
    const { isSuccess, text } = world.runCommand(`fill ${a.x} ${a.y} ${a.z} ${b.x} ${b.y} ${b.z} ${block}`)
    if (!isSuccess) throw new Error(`The platform cannot be built: ${text}`)
  }
  let environment = createMinecraftEnvironment({ port: world.port, version: world.version })
  const run = (body: string): Promise<MinecraftStepResult> =>
    environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
  // No step: the first one is the test's.
  const settle = async (): Promise<void> => environment.bot?.waitForTicks(joinTicks)
  await environment.reset()
  world.teleport('bot', { x: feet.x + 0.5, y: feet.y, z: feet.z + 0.5 })
  build({ world, fill, at })
  await settle()
  const built = world.snapshot()
  return {
    world,
    get environment() {
      return environment
    },
    feet,
    async enter(entering = {}) {
      await environment.close()
      world.restore(built)
      environment = createMinecraftEnvironment({ port: world.port, version: world.version, ...entering })
      await environment.reset()
      await settle()
    },
    run,
    ...callsOn(world, run),
    at,
    vec: (...offset) => {
      const { x, y, z } = at(...offset)
      return `new Vec3(${x}, ${y}, ${z})`
    },
    fill,
    give: (name, count = 1) => void world.give('bot', { name, count }),
    async stop() {
      await environment.close()
      await world.close()
      clock.uninstall()
    },
  }
}

/** A platform in a night that stays: nobody comes whom a test does not call, and what comes does not burn. */
export function startNightPlatform(): Promise<Platform> {
  return startPlatform({
    gamerules: { doDaylightCycle: false },
    build({ world, fill }) {
      fill([-12, -6, -12], [12, -1, 12], 'stone')
      world.runCommand('time set 18000')
    },
  })
}
