import type { GameEvent } from '@voyager-mc/core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'
import {
  createMinecraftEnvironment,
  type CreateMinecraftEnvironmentOptions,
  type MinecraftEnvironment,
} from '../create-minecraft-environment.ts'

let platform: Platform
let events: GameEvent[]

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'easy' })
})
beforeEach(() => {
  events = []
})
afterAll(() => platform.stop())

async function join(options: Partial<CreateMinecraftEnvironmentOptions>): Promise<MinecraftEnvironment> {
  await platform.enter({ onEvent: (event) => events.push(event), ...options })
  return platform.environment
}

const program = (body: string) => ({ name: 'main', source: `async function main(bot) { ${body} }` })
const powersUsed = (): string[] =>
  [...new Set(events.flatMap((event) => (event.type === 'operator-command' ? [event.power] : [])))].sort()

test('without powers no command is sent', async () => {
  const joined = await join({})
  const { operatorUses } = await joined.step(program(''))
  expect([operatorUses, powersUsed()]).toEqual([{}, []])
})

test('the preset of the original sends its commands and counts them', async () => {
  const joined = await join({ preset: 'original' })
  const first = await joined.step(program(''))
  await joined.step(program(''))
  expect(first.operatorUses).toEqual({ pause: 1 })
  expect(powersUsed()).toEqual(['freezeTime', 'keepInventory', 'pause', 'peaceful', 'stepTime'])
})

test('one power of a preset can be taken away', async () => {
  await join({ preset: 'original', operator: { peaceful: false } })
  expect(powersUsed()).not.toContain('peaceful')
})

test('an unknown preset is refused', () => {
  // A caller without types.
  const preset = 'cheat' as unknown as 'original'
  expect(() => createMinecraftEnvironment({ port: 1, preset })).toThrow("use 'original'")
})

test('keepInventory keeps items through death', async () => {
  const joined = await join({ operator: { keepInventory: true } })
  platform.world.give('bot', { name: 'dirt', count: 3 })
  await joined.step(program(''))
  platform.world.runCommand('kill bot')
  const { observation } = await joined.step(program('await bot.waitForTicks(60)'))
  expect(observation.inventory).toEqual({ dirt: 3 })
})

test('stepTime moves the day on with every reset', async () => {
  const joined = await join({ operator: { stepTime: true, freezeTime: true } })
  const before = joined.bot?.time.timeOfDay ?? 0
  await joined.reset()
  await joined.step(program('await bot.waitForTicks(25)'))
  expect((joined.bot?.time.timeOfDay ?? 0) - before).toBeGreaterThanOrEqual(900)
})

test('returnPlacedItems brings a placed table back', async () => {
  const joined = await join({ operator: { returnPlacedItems: true } })
  platform.world.give('bot', { name: 'crafting_table', count: 1 })
  const { observation, operatorUses } = await joined.step(
    program(
      'await bot.waitForTicks(5); await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))',
    ),
  )
  expect([observation.inventory, operatorUses]).toEqual([{ crafting_table: 1 }, { returnPlacedItems: 4 }])
})

test('freeChest gives a chest to a crowded inventory', async () => {
  const joined = await join({ operator: { freeChest: true } })
  for (let slot = 0; slot < 32; slot += 1) platform.world.give('bot', { name: 'wooden_pickaxe', count: 1 })
  const { observation, operatorUses } = await joined.step(program('await bot.waitForTicks(5)'))
  expect([observation.inventory['chest'], operatorUses]).toEqual([1, { freeChest: 1 }])
})

test('keepIronPickaxe replaces a lost one', async () => {
  const joined = await join({ operator: { keepIronPickaxe: true } })
  platform.world.give('bot', { name: 'iron_pickaxe', count: 1 })
  await joined.step(program('await bot.waitForTicks(5)'))
  const { observation } = await joined.step(
    program('await bot.toss(mcData.itemsByName.iron_pickaxe.id, null, 1); await bot.waitForTicks(10)'),
  )
  expect(observation.inventory['iron_pickaxe']).toBeGreaterThanOrEqual(1)
  expect(powersUsed()).toEqual(['keepIronPickaxe'])
})

test('teleportToChests is used for chests far away only', async () => {
  const joined = await join({ operator: { teleportToChests: true } })
  const { x, y, z } = platform.world.players[0]?.position ?? platform.world.spawn
  const place = { x: Math.floor(x) + 50, y: Math.floor(y) + 12, z: Math.floor(z) }
  platform.world.setBlock({ ...place, x: place.x + 1 }, 'stone')
  platform.world.setBlock(place, 'chest')
  const { operatorUses } = await joined.step(
    program(`await checkItemInsideChest(bot, new Vec3(${place.x}, ${place.y}, ${place.z}))`),
  )
  expect(operatorUses).toEqual({ teleportToChests: 1 })
})

test('peaceful makes the world peaceful', async () => {
  const joined = await join({ operator: { peaceful: true } })
  await joined.step(program('await bot.waitForTicks(5)'))
  expect(joined.bot?.game.difficulty).toBe('peaceful')
})
