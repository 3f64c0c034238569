import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { installVirtualClock, startWorld } from '@voyager-mc/world'
import { rounded, type Row } from '../benchmark.ts'
import { joinBot } from './join-bot.ts'

const busyProgram = `async function main(bot) {
  await mineBlock(bot, 'oak_log', 4)
  await craftItem(bot, 'oak_planks', 2)
  await craftItem(bot, 'stick', 1)
  await exploreUntil(bot, new Vec3(1, 0, 1), 20, () => null)
}`
const waitMinutes = 30

/** How much faster than real time a world and its bot run in one thread when nothing holds them back. */
export async function measureSpeed(version: string): Promise<readonly Row[]> {
  return [
    { what: 'real-time factor, bot walks and digs', figure: await busyFactor(version), target: 'at least 4' },
    { what: 'real-time factor, bot waits', figure: await waitingFactor(version), target: 'at least 50' },
  ]
}

async function busyFactor(version: string): Promise<string> {
  const clock = installVirtualClock(globalThis)
  const world = await startWorld({ version, seed: 3, difficulty: 'peaceful', clock })
  const { host, port } = world
  const environment = createMinecraftEnvironment({ host, port, version, username: 'bench' })
  try {
    await environment.reset()
    const before = { virtual: clock.now(), wall: clock.wall.now() }
    const { outcome } = await environment.step({ name: 'main', source: busyProgram })
    if (outcome.status !== 'completed') throw new Error(`The program ended as ${JSON.stringify(outcome)}.`)
    return factorSince(before, { virtual: clock.now(), wall: clock.wall.now() })
  } finally {
    await environment.close()
    clock.uninstall()
    await world.close()
  }
}

async function waitingFactor(version: string): Promise<string> {
  const clock = installVirtualClock(globalThis)
  const world = await startWorld({ version, seed: 3, difficulty: 'peaceful', clock })
  const bot = await joinBot(world, 'bench')
  try {
    await bot.waitForChunksToLoad()
    await bot.waitForTicks(100)
    const before = { virtual: clock.now(), wall: clock.wall.now() }
    await bot.waitForTicks(waitMinutes * 60 * 20)
    return factorSince(before, { virtual: clock.now(), wall: clock.wall.now() })
  } finally {
    bot.end()
    clock.uninstall()
    await world.close()
  }
}

interface Moment {
  readonly virtual: number
  readonly wall: number
}

function factorSince(before: Moment, after: Moment): string {
  const seconds = (after.virtual - before.virtual) / 1000
  const factor = (after.virtual - before.virtual) / (after.wall - before.wall)
  return `${rounded(factor)} (over ${Math.round(seconds)} s of the world)`
}
