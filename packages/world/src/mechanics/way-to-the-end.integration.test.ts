import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, hold } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
const bars = new Map<string, string>()
beforeAll(async () => {
  arena = await startMobArena({ viewDistanceChunks: 4, gamerules: { doMobSpawning: false } })
  const { bot } = arena
  bot.on('bossBarCreated', ({ entityUUID, title }) => {
    bars.set(entityUUID, JSON.stringify(title))
  })
  bot.on('bossBarDeleted', ({ entityUUID }) => {
    bars.delete(entityUUID)
  })
})
afterAll(async () => arena.stop())
const named = (name: string): number =>
  Object.values(arena.bot.entities).filter((entity) => entity.name === name).length

test('an eye of ender flies up towards the stronghold and comes down as an item or breaks', async () => {
  const { bot } = arena
  await arena.give('ender_eye', 3)
  await hold(bot, 'ender_eye')
  const start = bot.entity.position.clone()
  bot.activateItem()
  await arena.until(() => named('eye_of_ender') === 1, 'the eye')
  await arena.ticks(60)
  const [eye] = Object.values(bot.entities).filter(({ name }) => name === 'eye_of_ender')
  const way = eye?.position.minus(start) ?? new Vec3(0, 0, 0)
  expect(way.y).toBeGreaterThan(1)
  // Where the world says that the stronghold is.
  const [, x = '0', z = '0'] =
    /\[(-?\d+), ~, (-?\d+)\]/.exec(arena.world.runCommand('locate structure stronghold').text ?? '') ?? []
  const goal = new Vec3(Number(x), 0, Number(z)).minus(start)
  const cosine = (way.x * goal.x + way.z * goal.z) / (Math.hypot(way.x, way.z) * Math.hypot(goal.x, goal.z))
  expect(cosine).toBeGreaterThan(0.99)
  expect(Math.hypot(goal.x, goal.z)).toBeGreaterThan(1200)
  await arena.ticks(40)
  expect(named('eye_of_ender')).toBe(0)
  expect(arena.carried()['ender_eye']).toBe(2)
})

test('twelve eyes in frames that look to the middle light the portal, and it leads to the End', async () => {
  const { world, bot } = arena
  arena.run('clear tester')
  await arena.ticks(4)
  const middle = { x: 4, y: 64, z: 4 }
  for (const along of [-1, 0, 1]) {
    world.setBlock({ x: 4 + along, y: 64, z: 2 }, 'end_portal_frame', { facing: 'south', eye: along !== 0 })
    world.setBlock({ x: 4 + along, y: 64, z: 6 }, 'end_portal_frame', { facing: 'north', eye: true })
    world.setBlock({ x: 2, y: 64, z: 4 + along }, 'end_portal_frame', { facing: 'east', eye: true })
    world.setBlock({ x: 6, y: 64, z: 4 + along }, 'end_portal_frame', { facing: 'west', eye: true })
  }
  expect(world.blockAt(middle).name).toBe('air')
  await arena.give('ender_eye')
  await hold(bot, 'ender_eye')
  await arena.until(() => blockAt(bot, new Vec3(4, 64, 2)).name === 'end_portal_frame')
  await bot.activateBlock(blockAt(bot, new Vec3(4, 64, 2)))
  await arena.ticks(3)
  expect(arena.carried()).toEqual({})
  for (const x of [3, 4, 5])
    for (const z of [3, 4, 5]) expect(world.blockAt({ x, y: 64, z }).name).toBe('end_portal')
  world.teleport('tester', { x: 4.5, y: 66, z: 4.5 })
  await arena.until(() => String(bot.game.dimension) === 'the_end', 'the End')
  await arena.ticks(20)
  expect(arena.self()).toMatchObject({ dimension: 'the_end', position: { x: 100.5, y: 49, z: 0.5 } })
  expect(blockAt(bot, new Vec3(100, 48, 0)).name).toBe('obsidian')
})

test('ten towers carry crystals, two of them behind bars, and the dragon shows its health', async () => {
  const { bot, world } = arena
  await arena.until(() => named('ender_dragon') === 1, 'the dragon')
  world.teleport('tester', { x: 0.5, y: 70, z: 30.5, dimension: 'the_end' })
  arena.run('gamemode creative tester')
  await arena.until(() => named('end_crystal') === 10, 'ten crystals')
  expect([...bars.values()]).toEqual([expect.stringContaining('Ender Dragon')])
  const crystals = Object.values(bot.entities).filter(({ name }) => name === 'end_crystal')
  const caged = crystals.filter(
    ({ position }) =>
      world.blockAt({
        x: Math.floor(position.x) + 2,
        y: Math.floor(position.y),
        z: Math.floor(position.z),
        dimension: 'the_end',
      }).name === 'iron_bars',
  )
  expect(caged).toHaveLength(2)
  for (const { position } of crystals)
    expect(
      world.blockAt({
        x: Math.floor(position.x),
        y: Math.floor(position.y) - 1,
        z: Math.floor(position.z),
        dimension: 'the_end',
      }).name,
    ).toBe('bedrock')
})

const dragon = (): { readonly health: number; readonly position: { x: number; y: number; z: number } } => {
  const found = arena.world.mobs.find(({ name }) => name === 'ender_dragon')
  if (!found) throw new Error('The dragon is gone.')
  return found
}

test('the dragon flies, heals by crystals that an arrow can break, and fights', async () => {
  const { world } = arena
  const before = dragon().position
  world.step(40)
  const after = dragon().position
  expect(Math.hypot(after.x - before.x, after.y - before.y, after.z - before.z)).toBeGreaterThan(5)
  arena.run('damage @e[type=ender_dragon,limit=1] 40')
  // A quarter of the blow and one more.
  expect(dragon().health).toBeCloseTo(200 - 11, 3)
  let healed = 0
  for (let round = 0; round < 40 && healed === 0; round += 1) {
    world.step(40)
    if (dragon().health > 189) healed = dragon().health
  }
  expect(healed).toBeGreaterThan(189)
})

test('it survives a save, with its crystals and its wounds', async () => {
  const { world } = arena
  const kept = world.snapshot()
  const { health } = dragon()
  arena.run('damage @e[type=ender_dragon,limit=1] 60')
  arena.run('kill @e[type=end_crystal]')
  world.restore(kept)
  await arena.ticks(4)
  expect(dragon().health).toBe(health)
  await arena.until(() => named('end_crystal') === 10, 'the crystals')
  expect(bars.size).toBe(1)
})

test('it lands on the fountain sooner without crystals, where it breathes at who is near', async () => {
  const { bot, world } = arena
  for (const crystal of Object.values(bot.entities).filter(({ name }) => name === 'end_crystal')) {
    const { x, y, z } = crystal.position.offset(1, 1, 3)
    world.teleport('tester', { x, y, z, dimension: 'the_end' })
    await arena.ticks(4)
    bot.attack(crystal)
    await arena.ticks(2)
  }
  await arena.until(() => named('end_crystal') === 0, 'the last crystal')
  arena.run('gamemode survival tester', 'effect give tester resistance 1000 3')
  let breaths = 0
  for (let round = 0; round < 400 && breaths === 0; round += 1) {
    world.teleport('tester', { x: 8.5, y: 63, z: 0.5, dimension: 'the_end' })
    arena.run('effect give tester instant_health 1 5')
    world.step(20)
    await arena.ticks(1)
    const { x, y, z } = dragon().position
    // On its perch it breathes; in flight it spits balls whose clouds are the same.
    if (Math.hypot(x, z) < 1 && y < 69) breaths = named('area_effect_cloud')
  }
  expect(breaths).toBeGreaterThan(0)
})

test('its death opens the way home, a gateway too, and leaves egg and experience', async () => {
  const { bot, world } = arena
  arena.run('gamemode creative tester')
  world.teleport('tester', { x: 12.5, y: 70, z: 0.5, dimension: 'the_end' })
  arena.run('damage @e[type=ender_dragon,limit=1] 5000')
  expect(world.mobs.some(({ name }) => name === 'ender_dragon')).toBe(false)
  world.step(210)
  await arena.ticks(4)
  await arena.until(() => named('ender_dragon') === 0, 'its end')
  expect(bars.size).toBe(0)
  const there = (x: number, y: number, z: number): string =>
    world.blockAt({ x, y, z, dimension: 'the_end' }).name
  expect(there(0, 68, 0)).toBe('dragon_egg')
  expect(there(1, 64, 1)).toBe('end_portal')
  const gateways = [...Array(20).keys()].filter((index) => {
    const angle = 2 * (-Math.PI + (Math.PI / 20) * index)
    return there(Math.floor(96 * Math.cos(angle)), 75, Math.floor(96 * Math.sin(angle))) === 'end_gateway'
  })
  expect(gateways).toHaveLength(1)
  arena.run('gamemode survival tester')
  const before = arena.self().experience
  for (let round = 0; round < 30; round += 1) {
    world.teleport('tester', { x: 3.5, y: 66, z: 3.5, dimension: 'the_end' })
    world.step(20)
  }
  expect(arena.self().experience - before).toBeGreaterThan(3000)
  const angle = 2 * (-Math.PI + (Math.PI / 20) * (gateways[0] ?? 0))
  world.teleport('tester', {
    x: Math.floor(96 * Math.cos(angle)) + 0.5,
    y: 75,
    z: Math.floor(96 * Math.sin(angle)) + 0.5,
    dimension: 'the_end',
  })
  await arena.until(
    () => Math.hypot(arena.self().position.x, arena.self().position.z) > 900,
    'the far islands',
  )
  world.teleport('tester', { x: 1.5, y: 65, z: 1.5, dimension: 'the_end' })
  await arena.until(() => arena.self().dimension === 'overworld', 'the way home')
  await arena.until(() => String(bot.game.dimension) === 'overworld', 'the way home on the screen')
  expect(arena.errors).toEqual([])
})
