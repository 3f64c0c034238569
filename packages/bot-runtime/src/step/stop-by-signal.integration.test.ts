import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pvpOf } from '../combat/load-pvp.ts'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let world: World
let environment: MinecraftEnvironment

// Where the bot stands: a platform high above the land. A second is a second here, so the clock is the real one.
const [x, y, z] = [0, 150, 0]
const obsidian = `bot.blockAt(new Vec3(${x + 2}, ${y}, ${z}))`
const blockedChest = `bot.blockAt(new Vec3(${x - 2}, ${y}, ${z}))`
const chest = `bot.blockAt(new Vec3(${x}, ${y}, ${z + 2}))`

beforeAll(async () => {
  world = await startWorld({ seed: 7, viewDistanceChunks: 2, gamerules: { doMobSpawning: false } })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  world.runCommand(`fill ${x - 12} ${y - 1} ${z - 12} ${x + 12} ${y - 1} ${z + 12} stone`)
  // Obsidian takes more than four minutes by hand.
  world.setBlock({ x: x + 2, y, z }, 'obsidian')
  world.setBlock({ x, y, z: z + 2 }, 'chest')
  // A chest below a solid block stays shut.
  world.setBlock({ x: x - 2, y, z }, 'chest')
  world.setBlock({ x: x - 2, y: y + 1, z }, 'stone')
  world.spawnMob('cow', { x, y, z: z - 6 })
})

afterAll(async () => {
  await environment.close()
  await world.close()
})

beforeEach(async () => {
  world.teleport('bot', { x: x + 0.5, y, z: z + 0.5 })
  await environment.step({ name: 'rest', source: 'async function rest(bot) { await bot.waitForTicks(10) }' })
})

/** What a program may wait for when somebody stops it. */
const waits: Readonly<Record<string, string>> = {
  'a dig': `await bot.dig(${obsidian})`,
  'a window that is open': `await bot.openContainer(${chest}); await bot.waitForTicks(1000)`,
  'a window that never opens': `await bot.openContainer(${blockedChest})`,
  'a walk': 'for (;;) for (const at of [9, -9]) await bot.pathfinder.goto(new GoalXZ(at, at))',
  'a walk of a primitive':
    'for (;;) for (const at of [9, -9]) await goTo(bot, new Vec3(at, bot.entity.position.y, at))',
  'a fight of a primitive': 'await killMob(bot, "cow", 100)',
}

test.for(Object.entries(waits))('the signal stops %s within a second', async ([_name, body]) => {
  const controller = new AbortController()
  const reason = new DOMException('enough', 'AbortError')
  const firesAt = performance.now() + 400
  setTimeout(() => controller.abort(reason), 400)
  const source = `async function main(bot) { ${body} }`
  await expect(environment.step({ name: 'main', source }, { signal: controller.signal })).rejects.toBe(reason)
  expect(performance.now() - firesAt).toBeLessThan(1000)
  const { bot } = environment
  expect([
    bot?.targetDigBlock,
    bot?.currentWindow,
    bot?.pathfinder.goal,
    bot && pvpOf(bot)?.target?.name,
  ]).toEqual([null, null, null, undefined])
})

// Nothing fires while the loop runs, so its own limit ends it. That is CPU time, whatever else the machine does.
test('a loop without an end is over after a second and a half of computing, signal or not', async () => {
  const before = process.cpuUsage()
  const source = 'async function main(bot) { while (true) {} }'
  const step = environment.step({ name: 'main', source }, { signal: AbortSignal.timeout(400) })
  const end = await step.then(
    ({ outcome }) => outcome.status,
    (error: unknown) => error instanceof DOMException && error.name,
  )
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500)
  expect(['timed-out', 'TimeoutError']).toContain(end)
})
