import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import type { Bot, ControlState } from 'mineflayer'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pvpOf } from '../combat/load-pvp.ts'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment

// Where the bot stands: a platform high above the land, on which nothing appears by itself.
const feet = { x: 0, y: 150, z: 0 }
const at = (dx: number, dy: number, dz: number) => ({ x: feet.x + dx, y: feet.y + dy, z: feet.z + dz })
const vec = (dx: number, dy: number, dz: number): string =>
  `new Vec3(${feet.x + dx}, ${feet.y + dy}, ${feet.z + dz})`

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, gamerules: { doMobSpawning: false } })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  const { x, y, z } = feet
  world.runCommand(`fill ${x - 12} ${y - 1} ${z - 12} ${x + 12} ${y - 1} ${z + 12} stone`)
  // Obsidian takes more than four minutes by hand.
  world.setBlock(at(2, 0, 0), 'obsidian')
  // Three seconds by hand, and no tool is needed.
  world.setBlock(at(-3, 0, 0), 'oak_log')
  world.setBlock(at(0, 0, 2), 'chest')
  world.give('bot', { name: 'bow', count: 1 })
  world.give('bot', { name: 'arrow', count: 9 })
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

beforeEach(async () => {
  world.runCommand('kill @e[type=cow]')
  world.spawnMob('cow', at(0, 0, -6))
  world.teleport('bot', { ...at(0, 0, 0), x: feet.x + 0.5, z: feet.z + 0.5 })
  await environment.step({ name: 'rest', source: 'async function rest(bot) { await bot.waitForTicks(10) }' })
})

/** What programs start and leave, by name. */
const litter: Readonly<Record<string, string>> = {
  'an open window': `await bot.openContainer(bot.blockAt(${vec(0, 0, 2)}))`,
  'a window that is about to open': `bot.openContainer(bot.blockAt(${vec(0, 0, 2)}))`,
  'a dig': `bot.dig(bot.blockAt(${vec(2, 0, 0)})); await bot.waitForTicks(8)`,
  'a dig that is about to begin': `bot.dig(bot.blockAt(${vec(2, 0, 0)}))`,
  'a collection': `bot.collectBlock.collect(bot.blockAt(${vec(-3, 0, 0)})); await bot.waitForTicks(30)`,
  'a fight': 'bot.pvp.attack(bot.nearestEntity(({ name }) => name === "cow")); await bot.waitForTicks(8)',
  'a goal': 'bot.pathfinder.setGoal(new GoalXZ(1000, 1000)); await bot.waitForTicks(8)',
  'a walk': 'bot.pathfinder.goto(new GoalXZ(8, 8)); await bot.waitForTicks(8)',
  'pressed keys':
    'for (const key of ["forward", "jump", "sneak", "sprint"]) bot.setControlState(key, true); await bot.waitForTicks(3)',
  'a drawn bow':
    'await bot.equip(bot.inventory.items().find(({ name }) => name === "bow"), "hand"); bot.activateItem(); await bot.waitForTicks(3)',
  'timers and listeners': `
    setInterval(() => bot.setControlState("jump", true), 20)
    setTimeout(() => bot.setControlState("sneak", true), 300)
    bot.on("physicsTick", () => bot.setControlState("forward", true))
    bot.once("health", () => bot.chat("ouch"))
    await bot.waitForTicks(4)`,
}

const keys: readonly ControlState[] = ['forward', 'back', 'left', 'right', 'jump', 'sprint', 'sneak']

/** Everything of a bot that a program can set going, by name: whole blocks and creatures do not fit into a message. */
function activityOf(bot: Bot) {
  return {
    window: bot.currentWindow?.type,
    dig: bot.targetDigBlock?.name,
    target: pvpOf(bot)?.target?.name,
    goal: bot.pathfinder.goal?.constructor.name,
    isOnItsWay: bot.pathfinder.isMoving() || bot.pathfinder.isMining() || bot.pathfinder.isBuilding(),
    keys: keys.filter((key) => bot.getControlState(key)),
    usesItem: bot.usingHeldItem,
    listeners: Object.fromEntries(
      bot.eventNames().map((name) => [String(name), bot.listenerCount(name as 'physicsTick')]),
    ),
  }
}

const atRest = {
  window: undefined,
  dig: undefined,
  target: undefined,
  goal: undefined,
  isOnItsWay: false,
  keys: [],
  usesItem: false,
}

function currentBot(): Bot {
  const { bot } = environment
  if (!bot) throw new Error('The bot is gone.')
  return bot
}

async function expectRest(listeners: unknown): Promise<void> {
  const bot = currentBot()
  expect(activityOf(bot)).toEqual({ ...atRest, listeners })
  const { x, z } = bot.entity.position
  await bot.waitForTicks(20)
  expect(activityOf(bot)).toEqual({ ...atRest, listeners })
  expect(Math.hypot(bot.entity.position.x - x, bot.entity.position.z - z)).toBeLessThan(0.2)
}

test.for(Object.entries(litter))('%s is gone after a program that ended', async ([_name, body]) => {
  const { listeners } = activityOf(currentBot())
  const { outcome } = await environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })
  expect(outcome).toMatchObject({ status: 'completed' })
  await expectRest(listeners)
})

test.for(Object.entries(litter))('%s is gone after a program that was killed', async ([_name, body]) => {
  const { listeners } = activityOf(currentBot())
  const source = `async function main(bot) { ${body}\n await new Promise(() => undefined) }`
  const { outcome } = await environment.step({ name: 'main', source }, { timeoutMs: 1500 })
  expect(outcome).toMatchObject({ status: 'timed-out' })
  await expectRest(listeners)
})

test('a dig without the tool that the block needs is told with the time it takes', async () => {
  const source = `async function dig(bot) {
  await bot.dig(bot.blockAt(${vec(2, -1, 2)}))
  await bot.dig(bot.blockAt(${vec(2, -1, 1)}))
}`
  const { events } = await environment.step({ name: 'dig', source })
  expect(events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))).toEqual([
    'Digging stone without a wooden_pickaxe takes 7.5 s a block and drops nothing, with one 1.2 s.',
  ])
})
