import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hold, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

const run = (line: string): void => {
  expect(arena.world.runCommand(line)).toMatchObject({ isSuccess: true })
}

// These answer with an error when there is nothing to do.
const tidy = (...lines: readonly string[]): void => {
  for (const line of lines) arena.world.runCommand(line)
}

beforeEach(async () => {
  const { world, bot } = arena
  tidy('effect clear tester', 'clear tester', 'difficulty normal')
  run('effect give tester saturation 1 20')
  run('effect give tester instant_health 1 5')
  world.step(2)
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.until(() => bot.health === 20 && bot.food === 20, 'full bars')
})

// Level 255 takes a food point every three ticks, once the saturation is gone.
async function starve(food: number): Promise<void> {
  run('effect give tester hunger 60 255')
  for (let tick = 0; tick < 400 && (arena.world.players[0]?.food ?? 0) > food; tick += 1) arena.world.step(1)
  tidy('effect clear tester')
  await arena.until(() => arena.bot.food <= food, `${food} food`)
}

test('bread fills the stomach after 32 ticks', async () => {
  const { bot, world } = arena
  await starve(10)
  await arena.give('bread', 3)
  await hold(bot, 'bread')
  const start = world.tick
  await bot.consume()
  expect(world.tick - start).toBeGreaterThanOrEqual(31)
  await arena.until(() => bot.food >= 15, 'the meal')
  expect(arena.carried()['bread']).toBe(2)
})

test('a full player cannot eat bread but can eat a golden apple, which regenerates', async () => {
  const { bot } = arena
  await arena.give('bread')
  await hold(bot, 'bread')
  bot.activateItem()
  await arena.ticks(40)
  expect(arena.carried()['bread']).toBe(1)
  await arena.give('golden_apple')
  await hold(bot, 'golden_apple')
  await bot.consume()
  await arena.until(
    () => bot.entity.effects[bot.registry.effectsByName['Regeneration']?.id ?? -1] !== undefined,
    'regeneration',
  )
})

test('letting go of the key ends a meal', async () => {
  const { bot } = arena
  await starve(10)
  await arena.give('apple')
  await hold(bot, 'apple')
  bot.activateItem()
  await arena.ticks(10)
  bot.deactivateItem()
  await arena.ticks(40)
  expect(arena.carried()['apple']).toBe(1)
})

test('a stew leaves its bowl and milk ends effects and leaves its bucket', async () => {
  const { bot } = arena
  await starve(10)
  await arena.give('mushroom_stew')
  await hold(bot, 'mushroom_stew')
  await bot.consume()
  await arena.until(() => arena.carried()['bowl'] === 1, 'the bowl')
  run('effect give tester poison 60')
  await arena.give('milk_bucket')
  await hold(bot, 'milk_bucket')
  await bot.consume()
  await arena.until(() => arena.carried()['bucket'] === 1, 'the bucket')
  await arena.until(() => Object.keys(bot.entity.effects).length === 0, 'no effects')
})

test('every food of the version can be eaten', async () => {
  const { bot } = arena
  for (const food of Object.keys(bot.registry.foodsByName)) {
    if (food === 'cake' || food === 'chorus_fruit' || food === 'ominous_bottle') continue
    await starve(10)
    run('effect give tester instant_health 1 5')
    await arena.give(food)
    await hold(bot, food)
    await bot.consume()
    await arena.until(() => arena.carried()[food] === undefined, food)
    tidy('clear tester')
    await arena.until(() => bot.inventory.items().length === 0, 'empty pockets')
  }
  expect(bot.health).toBeGreaterThan(0)
})

test('a cake feeds seven times', async () => {
  const { bot, world } = arena
  const place = { x: 9, y: 64, z: 8 }
  world.setBlock(place, 'cake')
  await starve(3)
  for (let slice = 0; slice < 7; slice += 1) {
    const cake = bot.blockAt(bot.entity.position.floored().offset(1, 0, 0))
    if (cake) await bot.activateBlock(cake)
    await arena.ticks(3)
  }
  expect(bot.food).toBeGreaterThanOrEqual(16)
  expect(world.blockAt(place).name).toBe('air')
})

test('sprinting and jumping use up saturation, standing does not', async () => {
  const { bot, world } = arena
  const before = bot.foodSaturation
  world.step(1200)
  await arena.ticks(2)
  expect(bot.foodSaturation).toBe(before)
  await bot.look(0, 0, true)
  bot.setControlState('forward', true)
  bot.setControlState('sprint', true)
  bot.setControlState('jump', true)
  for (let round = 0; round < 10 && bot.foodSaturation === before; round += 1) await arena.ticks(30)
  bot.clearControlStates()
  expect(bot.foodSaturation).toBeLessThan(before)
})

test('a full stomach heals', async () => {
  run('effect give tester instant_damage 1 0')
  arena.world.step(1)
  expect(arena.world.players[0]?.health).toBe(14)
  arena.world.step(700)
  expect(arena.world.players[0]?.health).toBe(20)
})

test.each([
  ['easy', 10],
  ['normal', 1],
])('on %s starving ends at %d half hearts', async (difficulty, health) => {
  tidy(`difficulty ${difficulty}`)
  await starve(0)
  arena.world.step(2200)
  expect(arena.world.players[0]?.health).toBe(health)
})

test('on peaceful health and food come back', async () => {
  await starve(6)
  run('effect give tester instant_damage 1 0')
  arena.world.step(1)
  run('difficulty peaceful')
  arena.world.step(200)
  expect(arena.world.players[0]).toMatchObject({ health: 20, food: 20 })
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
