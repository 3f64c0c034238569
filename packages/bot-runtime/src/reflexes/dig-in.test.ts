import type { Vec3 } from 'vec3'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import { digIn } from './dig-in.ts'

test('puts no lid over a body that is in the air', async () => {
  const placed: Vec3[] = []
  const nothing = (): void => {}
  const bot = fakeBot({
    blockAt: ({ x }: Vec3) => ({ name: x < 0 ? 'dirt' : 'air', boundingBox: x < 0 ? 'block' : 'empty' }),
    inventory: { slots: [], items: () => [{ name: 'dirt', count: 9, type: 1 }] },
    registry: { blocksByName: { dirt: { boundingBox: 'block' } } },
    clearControlStates: nothing,
    setControlState: nothing,
    look: nothing,
    equip: nothing,
    placeBlock: async ({ position }: { position: Vec3 }) => void placed.push(position),
  })
  bot.entity.onGround = false
  let isOver = false
  const hiding = digIn(bot, { signal: new AbortController().signal }).then(() => (isOver = true))
  for (let tick = 0; tick < 200 && !isOver; tick += 1) {
    bot.emit('physicsTick')
    await new Promise(setImmediate)
  }
  await hiding
  expect(placed).toEqual([])
})

test('a blow ends the digging before the hole is deep', async () => {
  let digs = 0
  const nothing = (): void => {}
  const bot = fakeBot({
    health: 12,
    blockAt: ({ y }: Vec3) => {
      const boundingBox = y < bot.entity.position.y ? 'block' : 'empty'
      return { name: 'dirt', boundingBox, diggable: true, harvestTools: undefined, digTime: () => 500 }
    },
    inventory: { slots: [], items: () => [] },
    clearControlStates: nothing,
    setControlState: nothing,
    look: nothing,
    dig: async () => {
      digs += 1
      bot.entity.position.y -= 1
      bot.health -= 3
    },
  })
  bot.entity.onGround = true
  let isHidden: boolean | undefined
  void digIn(bot, { signal: new AbortController().signal }).then((end) => (isHidden = end))
  for (let tick = 0; tick < 200 && isHidden === undefined; tick += 1) {
    bot.emit('physicsTick')
    await new Promise(setImmediate)
  }
  expect({ isHidden, digs }).toEqual({ isHidden: false, digs: 1 })
})

test('in soul sand, into which feet sink, the first block dug is the one that carries them', async () => {
  const dug: number[] = []
  const nothing = (): void => {}
  const bot = fakeBot({
    health: 20,
    blockAt: ({ y }: Vec3) => ({
      name: 'soul_sand',
      position: { y },
      boundingBox: y < bot.entity.position.y ? 'block' : 'empty',
      diggable: true,
      digTime: () => 500,
    }),
    inventory: { slots: [], items: () => [] },
    clearControlStates: nothing,
    setControlState: nothing,
    look: nothing,
    dig: async ({ position: { y } }: { readonly position: Vec3 }) => {
      dug.push(y)
      if (y === Math.floor(bot.entity.position.y)) bot.entity.position.y -= 1
    },
  })
  bot.entity.position.y = 63.875
  let isHidden: boolean | undefined
  void digIn(bot, { signal: new AbortController().signal }).then((end) => (isHidden = end))
  for (let tick = 0; tick < 200 && isHidden === undefined; tick += 1) {
    bot.emit('physicsTick')
    await new Promise(setImmediate)
  }
  expect({ isHidden, dug }).toEqual({ isHidden: true, dug: [63, 62, 61] })
})
