import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

const floor = { x: 5, y: 79, z: 5 }

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ difficulty: 'peaceful' })
  const { bot, world } = arena
  for (let dx = -1; dx <= 2; dx += 1) {
    for (let dy = 0; dy <= 3; dy += 1)
      for (let dz = -1; dz <= 2; dz += 1) {
        const place = { x: floor.x + dx, y: floor.y + dy, z: floor.z + dz }
        world.setBlock({ ...place, dimension: 'the_nether' }, dy === 0 ? 'netherrack' : 'air')
      }
  }
  world.teleport('tester', { x: 5.5, y: 80, z: 5.5, dimension: 'the_nether' })
  await arena.until(() => String(bot.game.dimension) === 'the_nether', 'the Nether')
  await arena.ticks(10)
})
afterAll(async () => arena.stop())

test('events tell the places of the dimension they happen in', async () => {
  const { bot, world } = arena
  const told: unknown[] = []
  const stops = [
    world.events.on('block-dig', ({ position, player }) => {
      told.push({ position, from: Math.floor(player.position.z) })
    }),
    world.events.on('entity-spawn', ({ entity }) => {
      if (entity.kind === 'mob') told.push({ position: { ...entity.position } })
    }),
  ]
  const place = new Vec3(floor.x + 1, floor.y, floor.z)
  await arena.give('diamond_pickaxe')
  await hold(bot, 'diamond_pickaxe')
  await arena.until(() => blockAt(bot, place).name === 'netherrack')
  await bot.dig(blockAt(bot, place))
  await arena.until(() => told.length > 0, 'the event')
  world.spawnMob('pig', { x: 4.5, y: 80, z: 4.5, dimension: 'the_nether' })
  for (const stop of stops) stop()
  expect(told).toEqual([
    { position: { x: 6, y: 79, z: 5, dimension: 'the_nether' }, from: 5 },
    { position: { x: 4.5, y: 80, z: 4.5, dimension: 'the_nether' } },
  ])
})

test('selectors mean the dimension that a command is given in', async () => {
  const { bot, world } = arena
  const far = world.spawnMob('pig', { x: 4.5, y: 64, z: 4.5 })
  const selector = '@e[type=pig,x=5,y=80,z=5,distance=..10]'
  // Sixteen blocks above the pig of the overworld and among those of the Nether.
  expect(world.runCommand(`kill ${selector}`)).toMatchObject({
    isSuccess: false,
    text: expect.stringContaining('No entity was found'),
  })
  const heard: string[] = []
  bot.on('messagestr', (text) => {
    heard.push(text)
  })
  bot.chat(`/kill ${selector}`)
  await arena.until(() => heard.some((text) => text.includes('Killed')), 'the answer')
  await arena.ticks(30)
  expect(Object.values(bot.entities).filter(({ name }) => name === 'pig')).toEqual([])
  heard.length = 0
  bot.chat('/kill @e[type=pig,x=5]')
  await arena.until(() => heard.length > 0, 'the answer')
  expect(heard.join()).toContain('No entity was found')
  const removed: number[] = []
  const stop = world.events.on('entity-remove', ({ entity }) => {
    removed.push(entity.id)
  })
  world.runCommand('kill @e[type=pig]')
  world.step(40)
  stop()
  expect(removed).toContain(far)
})

test('the same coordinates of another dimension are another place', async () => {
  const { bot, world } = arena
  const { x, y, z } = bot.entity.position.floored()
  world.setBlock({ x, y: y + 2, z }, 'gold_block')
  expect(world.blockAt({ x, y: y + 2, z, dimension: 'the_nether' }).name).not.toBe('gold_block')
  const pig = world.spawnMob('pig', { x: x + 0.5, y, z: z + 0.5 })
  world.runCommand(`summon item ${x + 0.5} ${y + 0.2} ${z + 0.5} {Item:{id:"diamond",Count:1}}`)
  await arena.ticks(30)
  expect(bot.entities[pig]).toBeUndefined()
  expect(arena.carried()['diamond']).toBeUndefined()
  expect(blockAt(bot, new Vec3(x, y + 2, z)).name).not.toBe('gold_block')
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
