import type { Place } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { makeFakeBot, type FakeBot } from './fake-bot.ts'
import { observeBot, type BotObserver } from './observe-bot.ts'

const looks = 40 * 8

function placesOf({ land }: BotObserver): readonly Place[] {
  return land?.places.list() ?? []
}

/** Names of what is remembered, biomes left out. */
function namesAfter(fake: FakeBot, ticks = looks): readonly string[] {
  const observer = observeBot(fake.bot)
  fake.tick(ticks)
  return placesOf(observer).flatMap(({ kind, name }) => (kind === 'biome' ? [] : [`${kind} ${name}`]))
}

function cube(fake: FakeBot, middle: Vec3, name: string): void {
  for (const x of [-1, 0, 1])
    for (const y of [-1, 0, 1]) for (const z of [-1, 0, 1]) fake.setBlock(middle.offset(x, y, z), name)
}

test('remembers a block of worth that the bot can see', () => {
  const fake = makeFakeBot()
  cube(fake, new Vec3(8, 66, 8), 'birch_log')
  expect(namesAfter(fake)).toEqual(['block birch_log'])
})

test('does not see what rock encloses', () => {
  const fake = makeFakeBot()
  cube(fake, new Vec3(8, 66, 8), 'stone')
  fake.setBlock(new Vec3(8, 66, 8), 'diamond_ore')
  expect(namesAfter(fake, 40 * 40)).toEqual([])
})

test('forgets a block that is gone when it looks again', () => {
  const fake = makeFakeBot()
  const observer = observeBot(fake.bot, {
    places: [
      {
        kind: 'block',
        name: 'birch_log',
        position: { x: 8, y: 66, z: 8 },
        dimension: 'overworld',
        seenAtTick: 0,
      },
    ],
  })
  fake.tick(39)
  expect(placesOf(observer)).toHaveLength(1)
  fake.tick()
  expect(placesOf(observer).filter(({ kind }) => kind === 'block')).toEqual([])
})

test('believes what is remembered as long as something stands before it', () => {
  const fake = makeFakeBot()
  const place = { kind: 'block', name: 'birch_log', dimension: 'overworld', seenAtTick: 0 } as const
  cube(fake, new Vec3(4, 66, 4), 'stone')
  const observer = observeBot(fake.bot, { places: [{ ...place, position: { x: 8, y: 66, z: 8 } }] })
  fake.tick(looks)
  expect(placesOf(observer).some(({ name }) => name === 'birch_log')).toBe(true)
})

test('forgets a station at the moment it is taken away', () => {
  const fake = makeFakeBot()
  fake.setBlock(new Vec3(2, 65, 0), 'furnace')
  const observer = observeBot(fake.bot)
  fake.tick(looks)
  expect(placesOf(observer).map(({ name }) => name)).toContain('furnace')
  fake.setBlock(new Vec3(2, 65, 0), 'air')
  expect(placesOf(observer).map(({ name }) => name)).not.toContain('furnace')
})

test('remembers where it died, with what, and until when', () => {
  const fake = makeFakeBot({ position: new Vec3(5.5, 64, -3.5) })
  fake.setItems([{ name: 'diamond', count: 3 }])
  const observer = observeBot(fake.bot)
  fake.emit('health')
  Object.assign(fake.bot, { health: 0, time: { timeOfDay: 0, age: 100 } })
  fake.setItems([])
  fake.emit('health')
  fake.emit('death')
  const death = {
    kind: 'death',
    name: 'death',
    position: { x: 5, y: 64, z: -4 },
    dimension: 'overworld',
    seenAtTick: 100,
    contents: { diamond: 3 },
    untilTick: 6100,
  }
  expect(placesOf(observer)).toEqual([death])
  Object.assign(fake.bot, { time: { timeOfDay: 0, age: 6100 } })
  fake.tick(20)
  expect(placesOf(observer)).toEqual([])
})

test.each([
  ['far off', { x: 300, y: 64, z: 0 }, 'overworld', 6120],
  ['in another dimension', { x: 1, y: 64, z: 0 }, 'the_nether', 6120],
  ['near by', { x: 100, y: 64, z: 0 }, 'overworld', 6000],
])(
  'what a death has cost grows old only with somebody near: %s',
  (_where, position, dimension, untilTick) => {
    const fake = makeFakeBot()
    const death = {
      kind: 'death',
      name: 'death',
      dimension,
      position,
      seenAtTick: 0,
      untilTick: 6000,
    } as const
    const observer = observeBot(fake.bot, { places: [death] })
    fake.tick(120)
    expect(placesOf(observer).find(({ kind }) => kind === 'death')?.untilTick).toBe(untilTick)
  },
)

test('forgets the spot of a death when it stands there and nothing is left', () => {
  const fake = makeFakeBot()
  const death = { kind: 'death', name: 'death', dimension: 'overworld', seenAtTick: 0 } as const
  const observer = observeBot(fake.bot, { places: [{ ...death, position: { x: 1, y: 64, z: 0 } }] })
  Object.assign(fake.bot, { time: { timeOfDay: 0, age: 500 } })
  fake.bot.entities = { 7: { name: 'item', position: new Vec3(2, 64, 0) } } as never
  fake.tick(20)
  expect(placesOf(observer).map(({ kind }) => kind)).toContain('death')
  fake.bot.entities = {}
  fake.tick(20)
  expect(placesOf(observer).map(({ kind }) => kind)).not.toContain('death')
})

test.each([
  ['stone', 0, { diamond: 3, netherite_scrap: 1 }],
  ['lava', 0, { netherite_scrap: 1 }],
  ['lava', 2, { netherite_scrap: 1 }],
])(
  'what a death has cost over %s, %i below, is remembered as far as it does not burn',
  (block, depth, contents) => {
    const fake = makeFakeBot({ position: new Vec3(5.5, 64, -3.5) })
    fake.setBlock(new Vec3(5, 64 - depth, -4), block)
    fake.setItems([
      { name: 'diamond', count: 3 },
      { name: 'netherite_scrap', count: 1 },
    ])
    const observer = observeBot(fake.bot)
    fake.emit('health')
    Object.assign(fake.bot, { health: 0 })
    fake.emit('death')
    expect(placesOf(observer).find(({ kind }) => kind === 'death')?.contents).toEqual(contents)
  },
)

test.each([
  ['diamond', true],
  ['soul_sand', false],
])('the spot of a death is worth another visit while its things lie there: %s', (name, isKept) => {
  const fake = makeFakeBot()
  const position = { x: 1, y: 64, z: 0 }
  const place = { kind: 'death', name: 'death', dimension: 'overworld', seenAtTick: 0, position } as const
  const observer = observeBot(fake.bot, { places: [{ ...place, contents: { diamond: 2 } }] })
  Object.assign(fake.bot, { time: { timeOfDay: 0, age: 500 } })
  const drop = { name: 'item', position: new Vec3(2, 64, 0), getDroppedItem: () => ({ name }) }
  fake.bot.entities = { 7: drop } as never
  fake.tick(20)
  expect(placesOf(observer).some(({ kind }) => kind === 'death')).toBe(isKept)
})

test('remembers both ends of a portal it went through, and takes no death for a journey', () => {
  const fake = makeFakeBot()
  const observer = observeBot(fake.bot)
  const travel = (dimension: string, x: number): void => {
    Object.assign(fake.bot.game, { dimension })
    fake.bot.entity.position = new Vec3(x, 70, 0)
  }
  fake.tick()
  travel('the_nether', 90)
  fake.tick(20)
  const ends = placesOf(observer).filter(({ kind }) => kind === 'portal')
  expect(
    ends.map(({ dimension, position, leadsTo }) => [dimension, position.x, leadsTo?.position.x]),
  ).toEqual([
    ['overworld', 0, 90],
    ['the_nether', 90, 0],
  ])
  Object.assign(fake.bot, { health: 0 })
  fake.emit('death')
  // A server that answers at once leaves no tick between a death and the next life.
  Object.assign(fake.bot, { health: 20 })
  travel('overworld', 500)
  fake.tick(40)
  expect(placesOf(observer).filter(({ kind }) => kind === 'portal')).toHaveLength(2)
})

test('remembers creatures and villagers near it, where they are now', () => {
  const fake = makeFakeBot()
  const observer = observeBot(fake.bot)
  const herd = (x: number) =>
    ({
      1: { name: 'cow', position: new Vec3(x, 64, 0) },
      2: { name: 'villager', position: new Vec3(x, 64, 4) },
      3: { name: 'zombie', position: new Vec3(x, 64, 8) },
      4: { name: 'cow', position: new Vec3(300, 64, 8) },
    }) as never
  fake.bot.entities = herd(10)
  fake.tick(40)
  fake.bot.entities = herd(20)
  fake.tick(40)
  const walking = placesOf(observer).filter(({ kind }) => kind !== 'biome')
  expect(walking.map(({ name, position }) => [name, position.x])).toEqual([
    ['cow', 20],
    ['villager', 20],
  ])
})

test('is part of the observation, with age and distance', () => {
  const fake = makeFakeBot()
  cube(fake, new Vec3(0, 64, 8), 'birch_log')
  const observer = observeBot(fake.bot)
  fake.tick(looks)
  Object.assign(fake.bot, { time: { timeOfDay: 0, age: 2400 } })
  const place = observer.observe().places?.find(({ name }) => name === 'birch_log')
  expect(place).toMatchObject({ ageTicks: 2400, dimension: 'overworld' })
  expect(place?.distanceBlocks).toBeLessThan(10)
})

test('remembers nothing when it is told so', () => {
  const fake = makeFakeBot()
  cube(fake, new Vec3(8, 66, 8), 'birch_log')
  const observer = observeBot(fake.bot, { places: 'none' })
  fake.tick(looks)
  expect(observer.land).toBeUndefined()
  expect(observer.observe().places).toBeUndefined()
})

const home = { dimension: 'overworld', seenAtTick: 0 } as const

test('forgets a portal that is broken when it stands there, and keeps one that glows', () => {
  const portal = {
    ...home,
    kind: 'portal',
    name: 'nether_portal',
    leadsTo: { dimension: 'the_nether', position: { x: 0, y: 70, z: 0 } },
  } as const
  const fake = makeFakeBot()
  const observer = observeBot(fake.bot, {
    places: [
      { ...portal, position: { x: 1, y: 64, z: 0 } },
      { ...portal, position: { x: 300, y: 64, z: 0 } },
    ],
  })
  fake.setBlock(new Vec3(2, 64, 0), 'nether_portal')
  fake.tick(40)
  expect(placesOf(observer).filter(({ kind }) => kind === 'portal')).toHaveLength(2)
  fake.setBlock(new Vec3(2, 64, 0), 'air')
  fake.tick(40)
  expect(placesOf(observer).flatMap(({ kind, position: { x } }) => (kind === 'portal' ? [x] : []))).toEqual([
    300,
  ])
})

test('forgets a bed that is gone and a chest that was taken away while nobody was near', () => {
  const fake = makeFakeBot()
  const position = { x: 4, y: 65, z: 0 }
  const observer = observeBot(fake.bot, {
    chests: [{ position, contents: { diamond: 3 } }],
    places: [
      { ...home, kind: 'bed', name: 'white_bed', position: { x: 3, y: 65, z: 3 } },
      { ...home, kind: 'chest', name: 'chest', position, contents: { diamond: 3 } },
    ],
  })
  fake.tick(40)
  expect(placesOf(observer).filter(({ kind }) => kind !== 'biome')).toEqual([])
  expect(observer.observe().chests).toEqual([])
})

test('a chest at home is none in the Nether', () => {
  const fake = makeFakeBot()
  const position = { x: 4, y: 65, z: 0 }
  const observer = observeBot(fake.bot, {
    chests: [{ position, dimension: 'overworld', contents: { diamond: 3 } }],
  })
  Object.assign(fake.bot.game, { dimension: 'the_nether' })
  fake.tick(40)
  expect(placesOf(observer).filter(({ kind }) => kind === 'chest')).toEqual([])
  expect(observer.observe().chests).toEqual([])
  expect(observer.chests.list()).toHaveLength(1)
})
