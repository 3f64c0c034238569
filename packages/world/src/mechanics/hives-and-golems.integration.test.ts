import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blockAt, placeOn } from '../../testing/start-arena.ts'
import { lyingItems, startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena({ gamerules: { doMobSpawning: false, doDaylightCycle: false } })
})
const ground = ['fill -4 64 -4 20 72 20 air', 'fill -4 63 -4 20 63 20 stone']
beforeEach(() => arena.stage('time set 6000', 'effect clear tester', ...ground))
afterAll(async () => arena.stop())

const run = (line: string): string => arena.run(line)
const named = (name: string) => arena.world.mobs.filter((mob) => mob.name === name)
const stateOf = (x: number, y: number, z: number) => arena.world.blockAt({ x, y, z })

/** Uses the held item on an entity. */
async function useOn(id: number): Promise<void> {
  const target = arena.seen(id)
  await arena.bot.lookAt(target.position.offset(0, target.height / 2, 0), true)
  await arena.bot.activateEntity(target)
  await arena.ticks(3)
}

test('a golem is built of iron and a pumpkin, kills monsters, is mended, and leaves iron', async () => {
  const { world, bot } = arena
  for (const [x, y] of [
    [11, 64],
    [11, 65],
    [10, 65],
    [12, 65],
  ] as const)
    world.setBlock({ x, y, z: 8 }, 'iron_block')
  await arena.give('carved_pumpkin')
  await arena.hold('carved_pumpkin')
  await placeOn(bot, new Vec3(11, 65, 8)).catch(() => undefined)
  await arena.until(() => named('iron_golem').length === 1, 'the golem')
  expect(stateOf(11, 64, 8).name).toBe('air')
  const [golem] = named('iron_golem')
  if (!golem) throw new Error('The golem is gone.')
  world.spawnMob('husk', { x: 14.5, y: 64, z: 10.5 })
  world.step(400)
  expect(named('husk')).toEqual([])
  run('data merge entity @e[type=iron_golem,limit=1] {Health:50,NoAI:1}')
  const { x, y, z } = named('iron_golem')[0]?.position ?? golem.position
  world.teleport('tester', { x: x + 1.8, y, z })
  await arena.ticks(5)
  await arena.give('iron_ingot', 2)
  await arena.hold('iron_ingot')
  await useOn(golem.id)
  expect(named('iron_golem')[0]?.health).toBe(75)
  expect(arena.carried()).toEqual({ iron_ingot: 1 })
  run('clear tester')
  run('kill @e[type=iron_golem]')
  await arena.until(() => lyingItems(bot, 'iron_ingot') + (arena.carried()['iron_ingot'] ?? 0) >= 3, 'iron')
})

test('a golem turns on who hits a villager', async () => {
  const { world, bot } = arena
  world.spawnMob('iron_golem', { x: 14.5, y: 64, z: 8.5 })
  const id = world.spawnMob('villager', { x: 10.5, y: 64, z: 8.5 })
  await arena.until(() => bot.entities[id] !== undefined, 'the villager')
  bot.attack(arena.seen(id))
  await arena.until(() => named('iron_golem')[0]?.target === 'tester', 'its anger')
})

test('bees fill their hive, and shears and bottles empty it', async () => {
  const { world, bot } = arena
  world.setBlock({ x: 10, y: 65, z: 8 }, 'bee_nest', { facing: 'west', honey_level: 0 })
  world.setBlock({ x: 10, y: 63, z: 10 }, 'grass_block')
  world.setBlock({ x: 10, y: 64, z: 10 }, 'poppy')
  run('summon bee 11 66 9 {NoAI:0}')
  world.step(1400)
  const level = (): unknown => stateOf(10, 65, 8).properties['honey_level']
  for (let tries = 0; tries < 12 && level() !== 5; tries += 1) {
    run('tp @e[type=bee] 11 65 9')
    world.step(700)
  }
  expect(level()).toBe(5)
  run('kill @e[type=bee]')
  await arena.give('shears')
  await arena.hold('shears')
  await bot.activateBlock(blockAt(bot, new Vec3(10, 65, 8)))
  await arena.until(() => level() === 0, 'an empty hive')
  await arena.collect({ honeycomb: 3 })
  world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  world.setBlock({ x: 10, y: 65, z: 8 }, 'bee_nest', { facing: 'west', honey_level: 5 })
  await arena.give('glass_bottle')
  await arena.hold('glass_bottle')
  await bot.activateBlock(blockAt(bot, new Vec3(10, 65, 8)))
  await arena.until(() => arena.carried()['honey_bottle'] === 1, 'honey')
})

test('bees sting who robs them and die of it, but smoke keeps them calm', async () => {
  const { world, bot } = arena
  const rob = async (): Promise<void> => {
    world.setBlock({ x: 10, y: 66, z: 8 }, 'bee_nest', { facing: 'west', honey_level: 5 })
    await arena.ticks(3)
    await bot.activateBlock(blockAt(bot, new Vec3(10, 66, 8)))
    await arena.until(() => stateOf(10, 66, 8).properties['honey_level'] === 0, 'the honey')
  }
  await arena.give('shears')
  await arena.hold('shears')
  world.setBlock({ x: 10, y: 64, z: 8 }, 'campfire', { lit: true })
  run('summon bee 11 66 10')
  await rob()
  expect(named('bee')[0]?.target).toBeUndefined()
  world.setBlock({ x: 10, y: 64, z: 8 }, 'air')
  await rob()
  await arena.until(() => named('bee')[0]?.target === 'tester', 'an angry bee')
  await arena.until(() => (world.players[0]?.health ?? 20) < 20, 'the sting')
  expect(Object.keys(world.players[0]?.effects ?? {})).toContain('Poison')
  run('effect clear tester')
  world.step(1300)
  expect(named('bee')).toEqual([])
})

test('turtles lay eggs on sand, which hatch by night, and the young leave a scute', async () => {
  const { world, bot } = arena
  run('fill 2 63 2 14 63 14 sand')
  const ids = [6.5, 9.5].map((x) => world.spawnMob('turtle', { x, y: 64, z: 10.5 }))
  await arena.give('seagrass', 2)
  await arena.hold('seagrass')
  for (const id of ids) {
    await arena.until(() => bot.entities[id] !== undefined, 'a turtle')
    const { x, z } = arena.seen(id).position
    world.teleport('tester', { x, y: 64, z: z - 1.5 })
    await arena.ticks(3)
    await useOn(id)
  }
  const egg = (): Vec3 | null =>
    bot.findBlock({ matching: ({ name }) => name === 'turtle_egg', maxDistance: 24 })?.position ?? null
  for (let tries = 0; tries < 20 && !egg(); tries += 1) {
    world.step(60)
    await arena.ticks(2)
  }
  expect(egg()).not.toBeNull()
  run('time set 21100')
  run('gamerule randomTickSpeed 4096')
  world.step(4)
  run('gamerule randomTickSpeed 3')
  const young = named('turtle').filter(({ isBaby }) => isBaby)
  expect(young.length).toBeGreaterThan(0)
  run('data merge entity @e[type=turtle,sort=random,limit=1] {Age:-90}')
  world.step(60)
  run('data merge entity @e[type=turtle] {Age:-5}')
  world.step(100)
  const scutes = (): number =>
    ['scute', 'turtle_scute'].reduce(
      (sum, name) => sum + lyingItems(bot, name) + (arena.carried()[name] ?? 0),
      0,
    )
  await arena.until(() => scutes() > 0, 'a scute')
})

test('goats ram who stands about, and lose a horn at a trunk', async () => {
  const { world, bot } = arena
  if (!bot.registry.entitiesByName['goat']) {
    expect(run('summon goat 4 64 8')).toMatch(/Unknown entity/)
    return
  }
  for (const wall of ['-4 64 -4 20 66 -4', '-4 64 20 20 66 20', '-4 64 -4 -4 66 20', '20 64 -4 20 66 20'])
    run(`fill ${wall} glass`)
  run('summon goat 3 64 8')
  let blows = 0
  const forget = world.events.on('player-hurt', () => {
    blows += 1
  })
  const isHurt = (): boolean => blows > 0
  for (let tries = 0; tries < 40 && !isHurt(); tries += 1) world.step(300)
  forget()
  expect(isHurt()).toBe(true)
  run('fill 8 64 8 8 65 8 oak_log')
  run('effect give tester instant_health 1 5')
  world.teleport('tester', { x: 8.5, y: 66, z: 8.5 })
  await arena.ticks(5)
  const hasHorn = (): boolean => lyingItems(bot, 'goat_horn') > 0
  const isKnown = bot.registry.itemsByName['goat_horn'] !== undefined
  for (let tries = 0; tries < 60 && isKnown && !hasHorn(); tries += 1) {
    run('tp @e[type=goat] 1 64 8')
    world.step(400)
    await arena.ticks(2)
  }
  expect(hasHorn()).toBe(isKnown)
})

test('fish are caught in buckets and let out, and axolotls hunt them', async () => {
  const { world, bot } = arena
  run('fill 10 62 6 14 63 10 water')
  const id = world.spawnMob('cod', { x: 11.5, y: 62.4, z: 8.5 })
  run('data merge entity @e[type=cod] {NoAI:1}')
  await arena.give('water_bucket')
  await arena.hold('water_bucket')
  await arena.until(() => bot.entities[id] !== undefined, 'the cod')
  await useOn(id)
  await arena.until(() => arena.carried()['cod_bucket'] === 1, 'the catch')
  expect(named('cod')).toEqual([])
  await bot.lookAt(new Vec3(9.5, 64, 8.5), true)
  await arena.ticks(4)
  bot.activateItem()
  await arena.until(() => named('cod').length === 1, 'the cod again')
  if (!bot.registry.entitiesByName['axolotl']) return
  run('tp @e[type=cod] 11.5 62.4 8.5')
  world.spawnMob('axolotl', { x: 13.5, y: 62.4, z: 8.5 })
  world.step(400)
  expect(named('cod')).toEqual([])
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
