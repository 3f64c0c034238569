import minecraftData from 'minecraft-data'
import { expect, test } from 'vitest'
import type { Block } from '../bot/block.ts'
import { fakeBot } from '../testing/fake-bot.ts'
import { pathTool } from './path-tool.ts'

const registry = minecraftData('1.19.4')

const times: Readonly<Record<string, number>> = {
  wooden_pickaxe: 2250,
  stone_pickaxe: 1150,
  iron_pickaxe: 750,
  hand: 15_000,
}

// The choice reads only this member.
const deepslate = {
  digTime: (type: number | null) =>
    times[type === null ? 'hand' : (registry.items[type]?.name ?? '')] ?? 15_000,
} as unknown as Block

// The choice reads only this member.
const stone = {
  digTime: (type: number | null) =>
    stoneTimes[type === null ? 'hand' : (registry.items[type]?.name ?? '')] ?? 7500,
} as unknown as Block

const stoneTimes: Readonly<Record<string, number>> = { stone_pickaxe: 600, iron_pickaxe: 400 }

/** The tool for a block, deepslate where none is named, of a bot that holds items with so many uses left. */
function toolOf(held: Readonly<Record<string, number>>, block = deepslate): string | undefined {
  const items = Object.entries(held).map(([name, left]) => {
    const { id: type, maxDurability = 0 } = registry.itemsByName[name] ?? {}
    return { name, type, maxDurability, durabilityUsed: maxDurability - left, enchants: [] }
  })
  return pathTool(fakeBot({ registry, heldItem: null, inventory: { items: () => items } }), block)?.name
}

test('digs a way with the fastest tool', () => {
  expect(toolOf({ stone_pickaxe: 131, iron_pickaxe: 250 })).toBe('iron_pickaxe')
})

test('keeps half of the uses of a good tool where a cheap one is nearly as fast', () => {
  expect(toolOf({ stone_pickaxe: 131, iron_pickaxe: 126 }, stone)).toBe('iron_pickaxe')
  expect(toolOf({ stone_pickaxe: 131, iron_pickaxe: 125 }, stone)).toBe('stone_pickaxe')
  expect(toolOf({ stone_pickaxe: 131, iron_pickaxe: 126 })).toBe('iron_pickaxe')
  expect(toolOf({ stone_pickaxe: 131, iron_pickaxe: 125 })).toBe('stone_pickaxe')
})

test('clears what the hand clears as well without a tool', () => {
  // The choice reads only these members.
  const leaves = {
    hardness: 0.2,
    digTime: (type: number | null) => (type === null ? 350 : 200),
  } as unknown as Block
  expect(toolOf({ iron_sword: 250 }, leaves)).toBeUndefined()
})

test('keeps the last uses of a good tool for what needs it', () => {
  expect(toolOf({ wooden_pickaxe: 59, iron_pickaxe: 40 })).toBe('wooden_pickaxe')
  expect(toolOf({ wooden_pickaxe: 59, iron_pickaxe: 41 })).toBe('iron_pickaxe')
  expect(toolOf({ stone_pickaxe: 3 })).toBe('stone_pickaxe')
})

test('gives the last uses where only the hand is left', () => {
  expect(toolOf({ iron_pickaxe: 5, stick: 0 })).toBe('iron_pickaxe')
})

test('takes the hand where nothing helps', () => {
  expect(toolOf({ stick: 0 })).toBeUndefined()
})

test('puts something else into the hand where a tool that helps with nothing would wear', () => {
  const [pickaxe, dirt] = ['iron_pickaxe', 'dirt'].map((name) => ({
    ...registry.itemsByName[name],
    type: registry.itemsByName[name]?.id,
    durabilityUsed: 0,
    enchants: [],
  }))
  const bot = fakeBot({ heldItem: pickaxe, inventory: { items: () => [pickaxe, dirt] } })
  const ground = (hardness: number) =>
    // The choice reads only these members.
    ({ hardness, digTime: () => 750 }) as unknown as Block
  expect(pathTool(bot, ground(0.5))?.name).toBe('dirt')
  expect(pathTool(bot, ground(0))).toBeNull()
})
