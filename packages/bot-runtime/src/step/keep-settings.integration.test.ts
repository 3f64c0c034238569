import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import type { Bot } from 'mineflayer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pvpOf } from '../combat/load-pvp.ts'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import type { ProgramRunner } from '../program-runner/program-runner.ts'

let clock: VirtualClock
let world: World
let environment: MinecraftEnvironment
/** Taken once, so that a test that fails and is tried again fails again. */
let before: Readonly<Record<string, string>>

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ clock, seed: 7, viewDistanceChunks: 2, gamerules: { doMobSpawning: false } })
  environment = createMinecraftEnvironment({ port: world.port })
  await environment.reset()
  const feet = { x: 0, y: 150, z: 0 }
  world.runCommand('fill -12 149 -12 12 149 12 stone')
  world.spawnMob('cow', { ...feet, z: -6 })
  world.teleport('bot', { ...feet, x: 0.5, z: 0.5 })
  await run('await bot.waitForTicks(10)')
  before = settingsOf(botOf(environment))
})

afterAll(async () => {
  await environment.close()
  await world.close()
  clock.uninstall()
})

let count = 0
const run = (body: string) =>
  environment.step({ name: 'main', source: `async function main(bot) { ${body} }` })

function botOf({ bot }: MinecraftEnvironment): Bot {
  if (!bot) throw new Error('The bot is gone.')
  return bot
}

/** Everything about a bot that can be set, as text: a message with whole objects would be pages long. */
function settingsOf(bot: Bot): Readonly<Record<string, string>> {
  const { pathfinder, collectBlock, tool, physics } = bot
  const places: Readonly<Record<string, object>> = {
    pathfinder,
    movements: pathfinder.movements,
    pvp: pvpOf(bot) ?? {},
    collectBlock,
    collectMovements: collectBlock.movements ?? {},
    tool,
    settings: Reflect.get(bot, 'settings'),
    physics,
    controls: bot.controlState,
  }
  return Object.fromEntries(
    Object.entries(places).flatMap(([place, object]) =>
      Object.entries(object).flatMap(([name, value]: [string, unknown]) => {
        const text = textOf(value)
        return text === undefined || activity.has(name) ? [] : [[`${place}.${name}`, text]]
      }),
    ),
  )
}

/** What the bot does, not how. */
const activity: ReadonlySet<string> = new Set(['target'])

function textOf(value: unknown): string | undefined {
  if (value instanceof Set) return `set of ${[...value].map(String).join(' ')}`
  if (Array.isArray(value)) return `list of ${value.length}`
  return ['number', 'boolean', 'string', 'undefined'].includes(typeof value) ? String(value) : undefined
}

const fight = 'bot.pvp.attack(bot.nearestEntity(({ name }) => name === "cow")); await bot.waitForTicks(2);'

test.for([
  'bot.pathfinder.searchRadius = 0.0001',
  'bot.pathfinder.thinkTimeout = 1',
  'bot.pathfinder.tickTimeout = 1',
  'bot.pvp.attackRange = 0.5',
  'bot.pvp.followRange = 60',
  'bot.pvp.viewDistance = 1',
  'bot.pathfinder.movements.canDig = false',
  'bot.pathfinder.movements.maxDropDown = 200',
  'bot.pathfinder.setMovements(new Movements(bot))',
  'const own = new Movements(bot); own.allowParkour = false; bot.pathfinder.setMovements(own)',
  `${fight} bot.pathfinder.movements.canDig = false`,
  `${fight} bot.pathfinder.movements.maxDropDown = 50; bot.pvp.attackRange = 0.1`,
  'bot.setControlState("sneak", true); bot.setControlState("forward", true)',
])('after a program with "%s" everything is set as before', async (body) => {
  const bot = botOf(environment)
  const { movements } = bot.pathfinder
  expect((await run(body)).outcome).toEqual({ status: 'completed' })
  expect(settingsOf(bot)).toEqual(before)
  expect(bot.pathfinder.movements === movements).toBe(true)
})

test('after a program that was killed everything is set as before', async () => {
  const body = 'bot.pathfinder.searchRadius = 0.0001; bot.pvp.viewDistance = 1; await new Promise(() => {})'
  const source = `async function main(bot) { ${body} }`
  const { outcome } = await environment.step({ name: 'main', source }, { timeoutMs: 500 })
  expect(outcome.status).toBe('timed-out')
  expect(settingsOf(botOf(environment))).toEqual(before)
})

test('a walk of the next program finds its way', async () => {
  await run('bot.pathfinder.searchRadius = 0.0001; bot.pathfinder.thinkTimeout = 1')
  const { events } = await run('await goTo(bot, new Vec3(8, 150, 8), 1)')
  expect(events).toContainEqual(expect.objectContaining({ primitive: 'goTo', status: 'succeeded' }))
})

test('what the embedder has set stays set', async () => {
  const bot = botOf(environment)
  const { thinkTimeout } = bot.pathfinder
  const pvp = pvpOf(bot)
  if (!pvp) throw new Error('The bot cannot fight.')
  const { attackRange } = pvp
  bot.pathfinder.thinkTimeout = 1234
  pvp.attackRange = 2.5
  bot.pathfinder.movements.allow1by1towers = false
  await run(
    'await goTo(bot, new Vec3(0, 150, 0), 1); bot.pathfinder.thinkTimeout = 1; bot.pvp.attackRange = 9',
  )
  const { pathfinder } = bot
  expect([pathfinder.thinkTimeout, pvp.attackRange, pathfinder.movements.allow1by1towers]).toEqual([
    1234,
    2.5,
    false,
  ])
  bot.pathfinder.thinkTimeout = thinkTimeout
  pvp.attackRange = attackRange
  bot.pathfinder.movements.allow1by1towers = true
})

test('settings that only a runner without a sandbox reaches are as before, too', async () => {
  const runner: ProgramRunner = {
    async run() {
      const { bot } = own
      if (!bot) throw new Error('The bot is gone.')
      Reflect.set(bot.pathfinder, 'enablePathShortcut', true)
      bot.pathfinder.movements.scafoldingBlocks.length = 0
      bot.pathfinder.movements.blocksToAvoid.clear()
      bot.collectBlock.chestLocations.push(bot.entity.position)
      bot.tool.chestLocations.push(bot.entity.position)
      bot.setSettings({ viewDistance: 2 })
      Reflect.set(bot.physics, 'gravity', 0)
      return { status: 'completed' }
    },
  }
  const own = createMinecraftEnvironment({ port: world.port, username: `Ada_${(count += 1)}`, runner })
  await own.reset()
  const first = settingsOf(botOf(own))
  const told: unknown[] = []
  const { _client: client } = botOf(own)
  const write = client.write.bind(client)
  client.write = (name, params: { readonly viewDistance?: number }) => {
    if (name === 'settings') told.push(params.viewDistance)
    write(name, params)
  }
  await own.step({ name: 'main', source: '' })
  expect(settingsOf(botOf(own))).toEqual(first)
  // What mineflayer calls far.
  expect(told).toEqual([2, 12])
  await own.close()
})
