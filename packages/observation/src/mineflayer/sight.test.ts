import { expect, test } from 'vitest'
import { Vec3 } from 'vec3'
import { openEyes } from './eyes.ts'
import { makeFakeBot } from './fake-bot.ts'
import { findNearestBlocks } from './find-nearest-blocks.ts'
import { scanBlocks } from './scan-blocks.ts'
import { createSightMemory, limitSight, sightOf } from './sight.ts'

const near = { maxDistance: 16, limit: 99 }

/** A bot in a room of stone, two cells high and three wide, whose middle it stands in. */
function inRoom() {
  const { bot, setBlock } = makeFakeBot({ position: new Vec3(8.5, 64, 8.5) })
  for (let x = 4; x <= 12; x += 1)
    for (let y = 61; y <= 68; y += 1)
      for (let z = 4; z <= 12; z += 1) {
        const isOpen = Math.abs(x - 8) <= 1 && Math.abs(z - 8) <= 1 && (y === 64 || y === 65)
        setBlock(new Vec3(x, y, z), isOpen ? 'air' : 'stone')
      }
  const memory = createSightMemory(bot)
  const stop = limitSight(bot, { memory, eyes: openEyes(bot, memory.note) })
  const tick = (count: number): void => {
    for (let each = 0; each < count; each += 1) bot.emit('physicsTick')
  }
  return { bot, setBlock, stop, tick }
}

test('a search finds what a face of is open to the eyes, and nothing behind it', () => {
  const { bot, setBlock, stop } = inRoom()
  setBlock(new Vec3(10, 64, 8), 'iron_ore')
  setBlock(new Vec3(11, 64, 8), 'iron_ore')
  setBlock(new Vec3(8, 62, 8), 'iron_ore')
  expect(findNearestBlocks(bot, { names: ['iron_ore'], ...near })).toEqual([new Vec3(10, 64, 8)])
  expect(scanBlocks(bot).find(({ name }) => name === 'iron_ore')?.count).toBe(1)
  expect(sightOf(bot)).toBe('exposed')
  stop()
  expect(findNearestBlocks(bot, { names: ['iron_ore'], ...near })).toHaveLength(3)
  expect(sightOf(bot)).toBe('loaded')
})

test('what lies in the floor far off is found by its upper side', () => {
  const { bot, setBlock } = makeFakeBot({ position: new Vec3(0.5, 64, 8.5) })
  for (let x = 0; x <= 15; x += 1)
    for (let z = 0; z <= 15; z += 1) for (const y of [62, 63]) setBlock(new Vec3(x, y, z), 'stone')
  setBlock(new Vec3(10, 63, 8), 'water')
  setBlock(new Vec3(11, 62, 8), 'water')
  const memory = createSightMemory(bot)
  // Looks around may meet the cell above it by chance.
  const eyes = { ...openEyes(bot, memory.note), lookAround: () => [] }
  limitSight(bot, { memory, eyes })
  expect(findNearestBlocks(bot, { names: ['water'], ...near })).toEqual([new Vec3(10, 63, 8)])
})

test('a dug block opens those behind it to sight', () => {
  const { bot, setBlock, tick } = inRoom()
  setBlock(new Vec3(11, 64, 8), 'diamond_ore')
  expect(findNearestBlocks(bot, { names: ['diamond_ore'], ...near })).toEqual([])
  setBlock(new Vec3(10, 64, 8), 'air')
  tick(5)
  expect(findNearestBlocks(bot, { names: ['diamond_ore'], ...near })).toEqual([new Vec3(11, 64, 8)])
})

test('what was seen stays known when something stands before it', () => {
  const { bot, setBlock, tick } = inRoom()
  setBlock(new Vec3(10, 65, 8), 'coal_ore')
  tick(20)
  setBlock(new Vec3(9, 65, 8), 'dirt')
  tick(20)
  expect(findNearestBlocks(bot, { names: ['coal_ore'], ...near })).toEqual([new Vec3(10, 65, 8)])
})

test('an ore in the same place of another dimension is not known from this one', () => {
  const { bot, setBlock, tick } = inRoom()
  setBlock(new Vec3(10, 65, 8), 'gold_ore')
  tick(20)
  setBlock(new Vec3(9, 65, 8), 'dirt')
  Reflect.set(bot.game, 'dimension', 'the_nether')
  setBlock(new Vec3(9, 64, 8), 'dirt')
  bot.entity.position = new Vec3(8.5, 150, 8.5)
  tick(20)
  expect(findNearestBlocks(bot, { names: ['gold_ore'], ...near, point: new Vec3(8, 64, 8) })).toEqual([])
})

test('a search meets what stands far off in plain sight, and not what a wall hides', () => {
  const { bot, setBlock } = makeFakeBot({ position: new Vec3(12.5, 64, 8.5) })
  const memory = createSightMemory(bot)
  const eyes = { ...openEyes(bot, memory.note), lookAround: () => undefined }
  limitSight(bot, { memory, eyes })
  const far = new Vec3(-14, 58, 12)
  setBlock(far, 'diamond_ore')
  setBlock(new Vec3(12, 64, -15), 'diamond_ore')
  for (let y = 60; y < 70; y += 1) for (let x = 8; x < 16; x += 1) setBlock(new Vec3(x, y, -14), 'stone')
  const search = { names: ['diamond_ore'], maxDistance: 32, limit: 9, point: new Vec3(0, 60, 0) }
  expect(findNearestBlocks(bot, search)).toEqual([far])
  // What was seen is known also where nothing of it is in sight any more.
  bot.entity.position = new Vec3(-13.5, 20, 12.5)
  setBlock(new Vec3(-14, 40, 12), 'stone')
  expect(findNearestBlocks(bot, search)).toEqual([far])
})
