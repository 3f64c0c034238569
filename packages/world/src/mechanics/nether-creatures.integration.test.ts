import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, hold, itemId } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
/** Amid a forest of seed 7. */
const forest = { x: -148, z: -140 }
const room = { x: 8, y: 90, z: 8, dimension: 'the_nether' } as const
beforeAll(async () => {
  arena = await startMobArena({ difficulty: 'normal', gamerules: { doMobSpawning: false } })
  const { world, bot } = arena
  world.teleport('tester', { ...room, x: 8.5, z: 8.5 })
  await arena.until(() => String(bot.game.dimension) === 'the_nether', 'the Nether')
})
afterAll(async () => arena.stop())

beforeEach(async () => {
  const { world, bot } = arena
  arena.run('kill @e[type=!player]', 'clear tester', 'effect clear tester')
  for (let x = -4; x <= 20; x += 1)
    for (let z = -4; z <= 20; z += 1)
      for (let y = 89; y <= 96; y += 1)
        world.setBlock({ x, y, z, dimension: 'the_nether' }, y === 89 ? 'stone' : 'air')
  world.teleport('tester', { ...room, x: 8.5, z: 8.5 })
  await arena.until(() => !arena.self().isDead, 'life')
  arena.run('effect give tester instant_health 1 5')
  await arena.until(() => bot.health === 20 && bot.inventory.items().length === 0, 'full health')
  await arena.ticks(6)
})

const summon = async (name: string, x: number, z: number): Promise<number> => {
  const id = arena.world.spawnMob(name, { ...room, x: x + 0.5, z: z + 0.5 })
  await arena.until(() => arena.bot.entities[id] !== undefined, name)
  return id
}

const seen = (): readonly string[] =>
  Object.values(arena.bot.entities).flatMap(({ name, type }) =>
    type === 'player' || type === 'other' || type === 'object' ? [] : [name ?? ''],
  )

test('zombified piglins appear not without end, and endermen among the lights of a warped forest', async () => {
  const { world } = arena
  const nameAt = (y: number): string => world.blockAt({ ...forest, y, dimension: 'the_nether' }).name
  let y = 33
  arena.run('gamemode creative tester', 'gamerule doMobSpawning true')
  world.teleport('tester', { ...forest, y, dimension: 'the_nether' })
  await arena.ticks(10)
  while (nameAt(y) !== 'air') y += 1
  world.teleport('tester', { ...forest, y, dimension: 'the_nether' })
  const kinds = new Set<string>()
  for (let look = 0; look < 12; look += 1) {
    await arena.ticks(100)
    for (const name of seen()) kinds.add(name)
  }
  arena.run('gamerule doMobSpawning false', 'gamemode survival tester')
  // Seven, and two more when the last group came at once.
  expect(seen().length).toBeLessThanOrEqual(9)
  expect(kinds).toContain('enderman')
})

test('a piglin lets who wears gold pass, barters for an ingot, and minds when its gold is dug', async () => {
  const { bot, world } = arena
  arena.run('item replace entity tester armor.head with golden_helmet')
  const id = await summon('piglin', 10, 8)
  await arena.ticks(60)
  expect(arena.self().health).toBe(20)
  await arena.give('gold_ingot', 2)
  await hold(bot, 'gold_ingot')
  bot.useOn(arena.seen(id))
  await arena.ticks(3)
  expect(arena.carried()['gold_ingot']).toBe(1)
  await arena.ticks(130)
  const lying = Object.values(bot.entities).filter(({ name }) => name === 'item')
  const got = Object.keys(arena.carried()).filter((name) => name !== 'gold_ingot' && name !== 'golden_helmet')
  expect(lying.length + got.length).toBeGreaterThan(0)
  world.setBlock({ x: 9, y: 90, z: 10, dimension: 'the_nether' }, 'nether_gold_ore')
  await arena.give('iron_pickaxe')
  await hold(bot, 'iron_pickaxe')
  await arena.until(() => blockAt(bot, new Vec3(9, 90, 10)).name === 'nether_gold_ore')
  await bot.dig(blockAt(bot, new Vec3(9, 90, 10)))
  await arena.until(() => arena.self().health < 20, 'its anger')
})

test('without gold a piglin and a hoglin attack; out of the Nether both turn within fifteen seconds', async () => {
  const { world } = arena
  await summon('piglin', 10, 8)
  await arena.until(() => arena.self().health < 20, 'a blow of the piglin')
  arena.run('kill @e[type=piglin]')
  const before = arena.self().health
  await summon('hoglin', 10, 8)
  await arena.until(() => arena.self().health < before, 'a blow of the hoglin')
  arena.run('kill @e[type=hoglin]', 'effect give tester instant_health 1 5')
  const [piglin, hoglin] = ['piglin', 'hoglin'].map((name) =>
    world.spawnMob(name, { x: 30.5, y: 64, z: 30.5 }),
  )
  world.teleport('tester', { x: 20.5, y: 64, z: 30.5 })
  arena.run('gamemode creative tester')
  world.step(310)
  expect([world.mob(piglin ?? 0), world.mob(hoglin ?? 0)]).toEqual([undefined, undefined])
  expect(world.mobs.map(({ name }) => name).sort()).toEqual(['zoglin', 'zombified_piglin'])
  arena.run('gamemode survival tester')
})

test('a ghast shoots balls that burst, and a ball that is struck goes back', async () => {
  const { bot } = arena
  const id = await summon('ghast', 8, 18)
  const balls = (): readonly { id: number }[] =>
    Object.values(bot.entities).filter(({ name }) => name === 'fireball')
  for (let look = 0; look < 100 && balls().length === 0; look += 1) await arena.ticks(3)
  const [ball] = balls()
  expect(ball).toBeDefined()
  let isBack = false
  for (let tick = 0; tick < 60 && !isBack && ball; tick += 1) {
    const flying = bot.entities[ball.id]
    if (!flying) break
    if (flying.position.distanceTo(bot.entity.position) < 5) {
      await bot.lookAt(arena.seen(id).position.offset(0, 2, 0), true)
      bot.attack(flying)
      isBack = true
    }
    await arena.ticks(1)
  }
  if (isBack) await arena.until(() => arena.world.mob(id) === undefined || balls().length === 0, 'the ball')
  else await arena.until(() => arena.self().health < 20, 'the burst')
})

test('the blow of a wither skeleton withers', async () => {
  await summon('wither_skeleton', 10, 8)
  await arena.until(() => arena.self().effects['Wither'] !== undefined, 'withering')
})

test('a charged anchor brings the dead back beside it, once for each charge', async () => {
  const { bot, world } = arena
  const anchor = { x: 11, y: 90, z: 8, dimension: 'the_nether' } as const
  world.setBlock(anchor, 'respawn_anchor')
  await arena.give('glowstone', 2)
  await hold(bot, 'glowstone')
  await arena.until(() => blockAt(bot, new Vec3(11, 90, 8)).name === 'respawn_anchor')
  await bot.activateBlock(blockAt(bot, new Vec3(11, 90, 8)))
  await arena.ticks(3)
  expect(world.blockAt(anchor).properties).toMatchObject({ charges: 1 })
  arena.run('clear tester glowstone')
  await arena.ticks(3)
  await bot.activateBlock(blockAt(bot, new Vec3(11, 90, 8)))
  await arena.ticks(3)
  arena.run('kill tester')
  await arena.until(() => !arena.self().isDead, 'the way back')
  await arena.ticks(5)
  expect(arena.self().dimension).toBe('the_nether')
  expect(Math.hypot(arena.self().position.x - 11.5, arena.self().position.z - 8.5)).toBeLessThan(2)
  expect(world.blockAt(anchor).properties).toMatchObject({ charges: 0 })
})

test('an anchor blows up in the overworld', async () => {
  const { bot, world } = arena
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.until(() => String(bot.game.dimension) === 'overworld')
  // Who has come back to life cannot be hurt for three seconds.
  await arena.ticks(62)
  world.setBlock({ x: 10, y: 64, z: 8 }, 'respawn_anchor', { charges: 1 })
  await arena.until(() => blockAt(bot, new Vec3(10, 64, 8)).name === 'respawn_anchor')
  const blasts: string[] = []
  const stop = world.events.on('player-hurt', ({ damage }) => {
    blasts.push(damage.source)
  })
  await bot.activateBlock(blockAt(bot, new Vec3(10, 64, 8)))
  await arena.until(() => blasts.length > 0, 'the blast')
  stop()
  expect(blasts[0]).toBe('explosion')
  expect(world.blockAt({ x: 10, y: 64, z: 8 }).name).toBe('air')
})

test('a bot glides on an elytra, is carried on by a rocket and wears its wings', async () => {
  const { bot, world } = arena
  await arena.until(() => !arena.self().isDead, 'life')
  arena.run('effect give tester instant_health 1 5')
  arena.run('item replace entity tester armor.chest with elytra')
  await arena.give('firework_rocket', 2)
  await hold(bot, 'firework_rocket')
  world.teleport('tester', { x: 40.5, y: 120, z: 40.5 })
  await arena.until(() => bot.entity.position.y > 100, 'the height')
  await arena.until(() => bot.inventory.slots[6]?.type === itemId(bot, 'elytra'), 'the wings')
  await arena.ticks(10)
  await bot.look(0, -0.1, true)
  await bot.elytraFly()
  let used = 0
  bot.on('usedFirework', () => {
    used += 1
  })
  bot.activateItem()
  await arena.ticks(30)
  expect(used).toBe(1)
  // Falling alone would have left it where it was.
  expect(40.5 - arena.self().position.z).toBeGreaterThan(12)
  expect(arena.self().position.y).toBeGreaterThan(100)
  expect(arena.carried()['firework_rocket']).toBe(1)
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})

test('a blaze stands, shoots three balls at once and rests for five seconds', async () => {
  const { bot, world } = arena
  arena.run('effect give tester resistance 1000 4', 'effect give tester fire_resistance 1000')
  const shots: number[] = []
  const onSpawn = ({ name }: { readonly name?: string }): void => {
    if (name === 'small_fireball') shots.push(world.tick)
  }
  bot.on('entitySpawn', onSpawn)
  const id = await summon('blaze', 11, 8)
  await arena.ticks(300)
  bot.removeListener('entitySpawn', onSpawn)
  const gaps = shots.slice(1).map((tick, index) => tick - (shots[index] ?? 0))
  // The next volley begins with its fire.
  expect(gaps.map((ticks) => (ticks < 10 ? 'volley' : ticks >= 160 ? 'rest' : ticks))).toEqual([
    'volley',
    'volley',
    'rest',
    'volley',
    'volley',
  ])
  expect(bot.entity.position.distanceTo(arena.seen(id).position)).toBeLessThan(4)
})
