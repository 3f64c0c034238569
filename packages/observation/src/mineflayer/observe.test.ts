import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { createChestMemory } from './chest-memory.ts'
import { makeFakeBot } from './fake-bot.ts'
import { observe } from './observe.ts'

const creature = (name: string, x: number, more: object = {}) => ({
  name,
  displayName: name,
  type: 'mob',
  position: new Vec3(x, 64, 0.5),
  ...more,
})

test('copies every status field', () => {
  const { bot } = makeFakeBot()
  expect(observe(bot, { elapsedTicks: 40 })).toMatchObject({
    position: { x: 0.5, y: 64, z: 0.5 },
    velocity: { x: 0, y: -0.08, z: 0 },
    yaw: 1,
    pitch: 0.5,
    biome: 'plains',
    timeOfDay: 1234,
    health: 20,
    food: 18,
    saturation: 5,
    experienceLevel: 7,
    oxygen: 20,
    onGround: true,
    isInWater: true,
    isInLava: false,
    isInWeb: false,
    isCollidedHorizontally: false,
    isCollidedVertically: false,
    ticksSinceOnGround: 3,
    name: 'agent',
    elapsedTicks: 40,
  })
})

test('is plain data that does not change with the bot', () => {
  const { bot, setItems } = makeFakeBot()
  setItems([{ name: 'dirt', count: 2 }])
  const observation = observe(bot)
  const text = JSON.stringify(observation)
  bot.entity.position.x = 100
  setItems([])
  expect(JSON.stringify(observation)).toBe(text)
  expect(structuredClone(observation)).toEqual(observation)
})

test('adds stacks up and counts used slots', () => {
  const { bot, setItems } = makeFakeBot()
  setItems([
    { name: 'dirt', count: 64 },
    { name: 'dirt', count: 6 },
    { name: 'stick', count: 1 },
  ])
  expect(observe(bot)).toMatchObject({ inventory: { dirt: 70, stick: 1 }, usedSlots: 3 })
  expect(observe(bot)).not.toHaveProperty('usesLeft')
})

test('says how many uses the most worn tool of a kind has left', () => {
  const { bot } = makeFakeBot()
  Object.assign(bot.inventory.slots, {
    10: { name: 'iron_pickaxe', count: 1, maxDurability: 250, durabilityUsed: 3 },
    36: { name: 'iron_pickaxe', count: 1, maxDurability: 250, durabilityUsed: 238 },
  })
  expect(observe(bot)).toMatchObject({
    usesLeft: { iron_pickaxe: 12 },
    usesOfEach: { iron_pickaxe: [12, 247] },
  })
})

test('names equipment by place and leaves empty places out', () => {
  const { bot } = makeFakeBot()
  Object.assign(bot.inventory.slots, {
    5: { name: 'iron_helmet', count: 1 },
    45: { name: 'shield', count: 1 },
  })
  Object.assign(bot, { heldItem: { name: 'iron_pickaxe', count: 1 } })
  expect(observe(bot).equipment).toEqual({ head: 'iron_helmet', offHand: 'shield', hand: 'iron_pickaxe' })
})

test('lists creatures nearest first, without players, items and the bot', () => {
  const { bot } = makeFakeBot()
  const self = Object.assign(bot.entity, { name: 'player', displayName: 'Player', type: 'player' })
  const others = [
    creature('pig', 20),
    creature('zombie', 3),
    creature('pig', 31.9),
    creature('cow', 33),
    creature('item', 2),
    creature('player', 4, { type: 'player' }),
    creature('ghost', 5, { displayName: undefined }),
    self,
  ]
  Object.assign(bot, { entities: Object.fromEntries(others.entries()) })
  expect(observe(bot).nearbyEntities.map(({ name, position }) => [name, position.x])).toEqual([
    ['zombie', 3],
    ['pig', 20],
    ['pig', 31.9],
  ])
})

test('lists other players nearest first, with what they hold', () => {
  const { bot } = makeFakeBot()
  Object.assign(bot.entity, { type: 'player', username: 'Me' })
  expect(observe(bot)).not.toHaveProperty('nearbyPlayers')
  const others = [
    creature('player', 9, { type: 'player', username: 'Ben', equipment: [undefined] }),
    creature('player', 4, { type: 'player', username: 'Ada', equipment: [{ name: 'bread' }] }),
    creature('player', 40, { type: 'player', username: 'Far' }),
    bot.entity,
  ]
  Object.assign(bot, { entities: Object.fromEntries(others.entries()) })
  expect(observe(bot).nearbyPlayers).toMatchObject([
    { name: 'Ada', distanceBlocks: 3.5, holds: 'bread' },
    { name: 'Ben', distanceBlocks: 8.5 },
  ])
})

test('knows chests in reach with the contents it remembers', () => {
  const { bot, setBlock } = makeFakeBot()
  setBlock(new Vec3(5, 64, 0), 'chest')
  setBlock(new Vec3(9, 64, 0), 'chest')
  const chests = createChestMemory([{ position: { x: 5, y: 64, z: 0 }, contents: { coal: 3 } }])
  expect(observe(bot, { chests }).chests).toEqual([
    { position: { x: 5, y: 64, z: 0 }, contents: { coal: 3 } },
    { position: { x: 9, y: 64, z: 0 } },
  ])
})

test('keeps remembered chests that are out of reach', () => {
  const { bot } = makeFakeBot()
  const chests = createChestMemory([{ position: { x: 90, y: 64, z: 0 }, contents: {} }])
  expect(observe(bot, { chests }).chests).toEqual([{ position: { x: 90, y: 64, z: 0 }, contents: {} }])
})

test('leaves held blocks out of the seen ones', () => {
  const { bot, setItems } = makeFakeBot()
  setItems([{ name: 'dirt', count: 1 }])
  expect(observe(bot, { seenBlocks: ['stone', 'dirt', 'stone'] }).seenBlocks).toEqual(['stone'])
})

test('says None where the chunk is not loaded', () => {
  const { bot } = makeFakeBot()
  Object.assign(bot, { blockAt: () => null })
  expect(observe(bot).biome).toBe('None')
})
