import { expect, test } from 'vitest'
import { fakeBot, fakeStates } from '../testing/fake-bot.ts'
import { cellIndex } from './section.ts'
import { createTerrain } from './terrain.ts'
import { followTerrain } from './follow-terrain.ts'

const { air, stone, glass } = fakeStates
const around = { x: 8, y: 8, z: 8 }
const floor = (_x: number, y: number): number => (y < 1 ? stone : air)

test('tells a section once, and each state once', () => {
  const feed = followTerrain(fakeBot(floor))
  const first = feed.take(around, { rangeBlocks: 1 })
  expect(first.looks.map(([state, { name }]) => [state, name])).toEqual([[stone, 'stone']])
  expect(first.sections.length).toBeGreaterThan(8)
  expect(feed.take(around, { rangeBlocks: 1 })).toEqual({
    dimension: 'overworld',
    sections: [],
    changes: [],
    looks: [],
  })
})

test('tells the nearest sections first when it may tell a few only', () => {
  const feed = followTerrain(fakeBot(floor))
  const take = (): readonly unknown[] =>
    feed.take(around, { rangeBlocks: 16, limit: 1 }).sections.map(({ x, y, z }) => [x, y, z])
  expect(take()).toEqual([[0, 0, 0]])
  expect(take()).not.toEqual([[0, 0, 0]])
})

test('tells changes of what was told, with the look of a new state', () => {
  const bot = fakeBot(floor)
  const feed = followTerrain(bot)
  bot.setBlock({ x: 1, y: 1, z: 1 }, glass)
  feed.take(around, { rangeBlocks: 1 })
  bot.setBlock({ x: 2, y: 1, z: 1 }, stone)
  bot.setBlock({ x: 900, y: 1, z: 1 }, stone)
  const news = feed.take(around, { rangeBlocks: 1 })
  expect(news).toMatchObject({ sections: [], changes: [[2, 1, 1, stone]], looks: [] })
})

test('begins anew in another dimension, and the terrain forgets the first', () => {
  const bot = fakeBot(floor)
  const feed = followTerrain(bot)
  const terrain = createTerrain()
  terrain.learn(feed.take(around, { rangeBlocks: 1 }))
  terrain.learn({ dimension: 'overworld', sections: [], changes: [[1, 2, 3, glass]], looks: [] })
  const states = terrain
    .windowAround(around, 1)
    .sections.find((section) => section?.[cellIndex(1, 2, 3)] === glass)
  expect(states).toBeDefined()
  bot.game.dimension = 'the_nether'
  const news = feed.take(around, { rangeBlocks: 1 })
  expect(news.sections.length).toBeGreaterThan(8)
  terrain.learn({ ...news, sections: [] })
  expect(terrain.windowAround(around, 1)).toMatchObject({ lowest: Infinity, highest: -Infinity })
})

test('listens no longer after the end', () => {
  const bot = fakeBot(floor)
  const feed = followTerrain(bot)
  expect(bot.listeners()).toBe(3)
  feed.stop()
  expect(bot.listeners()).toBe(0)
})
