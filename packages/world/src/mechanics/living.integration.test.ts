import { afterAll, beforeAll, expect, test } from 'vitest'
import { itemId, near, startArena, startQuickArena, type Arena } from '../../testing/start-arena.ts'

let arena: Arena
beforeAll(async () => {
  arena = await startQuickArena()
})
afterAll(async () => arena.stop())

test('a bot joins in full health and time goes on', async () => {
  const { world, bot } = arena
  expect([bot.health, bot.food]).toEqual([20, 20])
  const before = bot.time.time
  await arena.ticks(45)
  expect(bot.time.time).toBeGreaterThan(before)
  expect(world.players[0]).toMatchObject({ name: 'tester', gameMode: 'survival', isDead: false })
})

test('a bot walks and the world follows', async () => {
  const { world, bot } = arena
  const from = bot.entity.position.clone()
  await bot.look(0, 0, true)
  bot.setControlState('forward', true)
  await arena.ticks(20)
  bot.setControlState('forward', false)
  await arena.ticks(10)
  const { position } = world.players[0] ?? { position: from }
  expect(from.z - position.z).toBeGreaterThan(2)
  expect(Math.abs(position.z - bot.entity.position.z)).toBeLessThan(0.2)
})

test('a jump over the speed of legs is taken back', async () => {
  const { world, bot } = arena
  const before = world.players[0]?.position
  for (let step = 1; step <= 8; step += 1) {
    bot._client.write('position', {
      x: bot.entity.position.x + step * 9,
      y: bot.entity.position.y,
      z: bot.entity.position.z,
      onGround: true,
      flags: { onGround: true, hasHorizontalCollision: false },
    })
  }
  await arena.ticks(10)
  const after = world.players[0]?.position
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(45)
  await arena.until(() => Math.abs(bot.entity.position.x - (world.players[0]?.position.x ?? 0)) < 0.5)
})

test('thrown items fly, lie, are seen and can be picked up by another player', async () => {
  const { world, bot } = arena
  const other = await arena.join('other')
  await arena.give('apple', 3)
  await bot.toss(itemId(bot, 'apple'), null, 2)
  await arena.until(() => arena.carried()['apple'] === 1, 'the toss')
  await arena.until(
    () => Object.values(other.entities).some(({ name }) => name === 'item'),
    'the item to show',
  )
  world.step(45)
  const item = Object.values(other.entities).find(({ name }) => name === 'item')
  world.teleport('tester', { x: 40.5, y: 64, z: 40.5 })
  await arena.ticks(5)
  if (item) world.teleport('other', { x: item.position.x, y: 64, z: item.position.z })
  await arena.until(() => arena.carried('other')['apple'] === 2, 'the pick-up')
  other.quit()
  await arena.until(() => world.players.length === 1, 'the other player to leave')
})

test('a name that is in the world already is refused', async () => {
  await expect(arena.join('tester')).rejects.toThrow()
  expect(arena.world.players).toHaveLength(1)
})

test('death drops what was carried and the bot respawns', async () => {
  const { world, bot } = arena
  world.teleport('tester', { x: 20.5, y: 64, z: 20.5 })
  await arena.ticks(5)
  await arena.give('diamond', 2)
  const died = new Promise<void>((resolve) => bot.once('death', resolve))
  world.teleport('tester', { x: 20.5, y: -200, z: 20.5 })
  world.step(80)
  await died
  await arena.until(() => world.players[0]?.isDead === false && bot.health === 20, 'the respawn')
  await arena.until(() => bot.entity.position.y > 60, 'the bot to stand')
  expect(arena.carried()).toEqual({})
  const before = bot.entity.position.clone()
  await arena.ticks(10)
  expect(bot.entity.position.distanceTo(before)).toBeLessThan(1)
})

test('a paused world stands still and steps on demand', async () => {
  const { world, bot } = arena
  world.pause()
  const tick = world.tick
  await bot.waitForTicks(10)
  expect(world.tick).toBe(tick)
  world.step(3)
  expect(world.tick).toBe(tick + 3)
  world.resume()
  await arena.ticks(2)
  expect(near(bot, 0, 0, 0)).toBeDefined()
})

test('two worlds run side by side', async () => {
  const second = await startArena({ seed: 8 })
  second.world.setBlock({ x: 3, y: 70, z: 3 }, 'stone')
  expect(arena.world.blockAt({ x: 3, y: 70, z: 3 }).name).toBe('air')
  await second.stop()
})

test('chat reaches the other players', async () => {
  const { bot } = arena
  const other = await arena.join('listener')
  const heard: string[] = []
  other.on('messagestr', (text) => {
    heard.push(text)
  })
  bot.chat('hello there')
  await arena.until(() => heard.some((text) => text.includes('hello there')), 'the chat')
  other.quit()
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
