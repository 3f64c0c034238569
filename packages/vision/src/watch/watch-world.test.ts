import { expect, test } from 'vitest'
import { fakeBot, fakeStates } from '../testing/fake-bot.ts'
import { watchWorld } from './watch-world.ts'

const { air, stone } = fakeStates
const floor = (_x: number, y: number): number => (y < 1 ? stone : air)

test('the first frame tells the bot, the nearest blocks and their looks, the next only what is new', () => {
  const bot = fakeBot(floor)
  const watch = watchWorld(bot, { rangeBlocks: 1, sectionsPerFrame: 200 })
  const first = watch.take()
  expect(first).toMatchObject({ dimension: 'overworld', timeOfDay: 6000, self: { health: 20 } })
  expect(first?.looks?.map(([state]) => state)).toEqual([stone])
  expect(first?.sections?.find(({ x, y, z }) => x === 0 && y === 0 && z === 0)?.runs).toEqual([
    stone,
    256,
    air,
    3840,
  ])
  const second = watch.take()
  expect([second?.sections, second?.looks, second?.met, second?.aim, second?.way]).toEqual(
    Array.from({ length: 5 }),
  )
})

test('tells creatures when they come, move, are hurt and go', () => {
  const bot = fakeBot(floor)
  Object.assign(bot.registry, { entitiesByName: { zombie: { metadataKeys: ['flags', 'health'] } } })
  const watch = watchWorld(bot, { rangeBlocks: 16 })
  const zombie = (x: number, health: number): object => ({
    id: 7,
    name: 'zombie',
    position: { x, y: 1, z: 8 },
    yaw: 0,
    pitch: 0,
    width: 0.6,
    height: 1.95,
    metadata: [0, health],
  })
  Object.assign(bot.entities, { 7: zombie(9, 20) })
  expect(watch.take()).toMatchObject({
    met: [{ id: 7, label: 'zombie', width: 0.6, height: 1.95 }],
    moved: [[7, 9, 1, 8, 0, 20]],
  })
  expect(watch.take()?.moved).toBeUndefined()
  Object.assign(bot.entities, { 7: zombie(9, 13) })
  expect(watch.take()).toMatchObject({ moved: [[7, 9, 1, 8, 0, 13]] })
  Object.assign(bot.entities, { 7: zombie(99, 13) })
  expect(watch.take()).toMatchObject({ gone: [7] })
})

test('does not tell again a section that is loaded again as it was', () => {
  const bot = fakeBot(floor)
  const loads: ((place: object) => void)[] = []
  const on = bot.on.bind(bot)
  Object.assign(bot, {
    on(event: 'chunkColumnLoad', listener: (...values: never[]) => void) {
      if (event === 'chunkColumnLoad') loads.push(listener as (place: object) => void)
      return on(event, listener)
    },
  })
  const watch = watchWorld(bot, { rangeBlocks: 1, sectionsPerFrame: 200 })
  expect(watch.take()?.sections?.length).toBeGreaterThan(0)
  for (const load of loads) load({ x: 0, y: 0, z: 0 })
  expect(watch.take()?.sections).toBeUndefined()
  bot.setBlock({ x: 1, y: 0, z: 1 }, air)
  for (const load of loads) load({ x: 0, y: 0, z: 0 })
  expect(watch.take()?.sections?.map(({ x, y, z }) => [x, y, z])).toEqual([[0, 0, 0]])
})

test('tells the block that is dug, and that it is dug no more', () => {
  const bot = fakeBot(floor)
  const watch = watchWorld(bot, { rangeBlocks: 1 })
  Object.assign(bot, { targetDigBlock: { position: { x: 1, y: 0, z: 1 } } })
  expect(watch.take()?.aim).toEqual([1, 0, 1])
  Object.assign(bot, { targetDigBlock: null })
  expect(watch.take()?.aim).toEqual([])
})

test('is silent before the bot has a body, refuses a wrong range, and leaves no listener', () => {
  const bot = fakeBot(floor)
  expect(() => watchWorld(bot, { rangeBlocks: 0 })).toThrow('rangeBlocks is 0; use a number from 1 to 128.')
  const watch = watchWorld(bot)
  watch.stop()
  expect(bot.listeners()).toBe(0)
  Object.assign(bot, { entity: undefined })
  expect(watch.take()).toBeUndefined()
})
