import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

const orbs = (): number =>
  Object.values(arena.bot.entities).filter(({ name, type }) => name === 'experience_orb' || type === 'orb')
    .length

test('a dug ore sets orbs free that fly to the bot', async () => {
  const { bot, world } = arena
  const place = bot.entity.position.floored().offset(4, 0, 0)
  world.setBlock(place, 'redstone_ore')
  await arena.give('iron_pickaxe')
  await arena.hold('iron_pickaxe')
  await arena.until(() => bot.blockAt(place)?.name === 'redstone_ore')
  let mostSeen = 0
  bot.on('entitySpawn', () => {
    mostSeen = Math.max(mostSeen, orbs())
  })
  const block = bot.blockAt(place)
  if (block) await bot.dig(block)
  await arena.until(() => bot.experience.points > 0 && orbs() === 0, 'the orbs to be collected')
  expect(mostSeen).toBeGreaterThan(0)
  expect(world.players[0]?.experience).toBe(bot.experience.points)
})

test('the dead leave seven points for each level, kept with the world until somebody comes', async () => {
  const { bot, world } = arena
  world.runCommand('xp set tester 3 levels')
  world.runCommand('xp set tester 0 points')
  world.runCommand('spawnpoint tester 40 64 40')
  world.runCommand('kill tester')
  await arena.until(() => world.players[0]?.isDead === false, 'the respawn')
  expect(world.players[0]?.experience).toBe(0)
  world.restore(world.snapshot())
  await arena.ticks(40)
  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await arena.until(() => bot.experience.points === 21, '21 points')
})

test('orbs vanish after five minutes', async () => {
  const { world } = arena
  await arena.until(() => orbs() === 0, 'no orbs')
  world.runCommand('summon experience_orb 30 64 0 {Value:1}')
  await arena.until(() => orbs() === 1, 'an orb')
  world.step(6001)
  await arena.until(() => orbs() === 0, 'its end')
})

test('orbs do not grow old where nobody is near', async () => {
  const { world } = arena
  const kept = new Set<number>()
  world.events.on(
    'entity-spawn',
    ({ entity }) => void (entity.kind === 'experience-orb' && kept.add(entity.id)),
  )
  world.events.on('entity-remove', ({ entity }) => void kept.delete(entity.id))
  world.runCommand('summon experience_orb 30 64 0 {Value:1}')
  await arena.until(() => kept.size === 1, 'an orb')
  world.teleport('tester', { x: 2000.5, y: 64, z: 0.5 })
  await arena.ticks(20)
  world.step(8000)
  expect(kept.size).toBe(1)
  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await arena.ticks(20)
  world.step(6001)
  expect(kept.size).toBe(0)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
