import type { Bot } from 'mineflayer'
import { expect, test } from 'vitest'
import { bulkiestItem, roomFor } from './inventory-room.ts'

interface Held {
  readonly type: number
  readonly name: string
  readonly count: number
  readonly maxDurability?: number
}

const dirt = { type: 1, name: 'dirt', count: 60 }
const sword = { type: 2, name: 'stone_sword', count: 1, maxDurability: 131 }

function botWith(slots: readonly (Held | null)[]): Bot {
  const inventory = {
    slots: [null, ...slots],
    inventoryStart: 1,
    inventoryEnd: slots.length + 1,
    items: () => slots.filter((item) => item !== null),
  }
  const registry = { items: { 1: { stackSize: 64 }, 2: { stackSize: 1 } } }
  // A bot of which only the inventory and the registry are read.
  return { inventory, registry, currentWindow: null } as unknown as Bot
}

test('room is what fits on stacks and into free slots, without the crafting grid', () => {
  expect(roomFor(botWith([dirt, sword, null]), 1)).toBe(4 + 64)
  expect(roomFor(botWith([dirt, sword, null]), 2)).toBe(1)
  expect(roomFor(botWith([dirt, sword]), 2)).toBe(0)
})

test('the item to part with is the biggest pile of building stone, unless it is needed', () => {
  const stone = { type: 1, name: 'cobbled_deepslate', count: 64 }
  const bot = botWith([dirt, stone, stone, sword, sword, sword])
  expect(bulkiestItem(bot)).toBe('cobbled_deepslate')
  expect(bulkiestItem(bot, ['cobbled_deepslate'])).toBe('dirt')
})

test('without stone it is what fills most slots, and a tool only where there is nothing else', () => {
  const wool = { type: 1, name: 'white_wool', count: 3 }
  expect(bulkiestItem(botWith([sword, sword, wool]))).toBe('white_wool')
  expect(bulkiestItem(botWith([sword, sword]))).toBe('stone_sword')
  expect(bulkiestItem(botWith([]))).toBeUndefined()
})
