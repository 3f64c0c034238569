import minecraftData from 'minecraft-data'
import { expect, test } from 'vitest'
import { fakeBot } from '../testing/fake-bot.ts'
import type { Block } from '../bot/block.ts'
import { chooseTool } from './choose-tool.ts'

const registry = minecraftData('1.19.4')

function holding(...names: string[]): ReturnType<typeof fakeBot> {
  const items = names.map((name) => ({ name, type: registry.itemsByName[name]?.id, enchants: [] }))
  return fakeBot({ registry, inventory: { items: () => items } })
}

/** A block whose dig time is what the test says, by tool name. */
function block(times: Readonly<Record<string, number>>, harvestTools?: readonly string[]): Block {
  const tools = harvestTools?.map((name) => [registry.itemsByName[name]?.id, true] as const)
  // The choice reads only these two members.
  return {
    ...(tools ? { harvestTools: Object.fromEntries(tools) } : {}),
    digTime: (type: number | null) =>
      times[type === null ? 'hand' : (registry.items[type]?.name ?? '')] ?? 9999,
  } as unknown as Block
}

test('needs no tool for what drops anyway', () => {
  expect(chooseTool(holding('stick'), block({ hand: 3000, stick: 3000 }))).toEqual({ status: 'ready' })
})

test('what the hand clears in a moment wears no tool, except shears that keep the leaves', () => {
  const leaves = block({ hand: 350, iron_sword: 200, shears: 50 })
  expect(chooseTool(holding('iron_sword'), leaves)).toEqual({ status: 'ready' })
  expect(chooseTool(holding('shears'), leaves)).toMatchObject({ item: { name: 'shears' } })
})

test('takes the shears to plants that give nothing else, though a hand clears them at once', () => {
  const seagrass = Object.assign(block({ hand: 0, shears: 0 }), { name: 'seagrass' })
  expect(chooseTool(holding('iron_sword', 'shears'), seagrass)).toMatchObject({ item: { name: 'shears' } })
  expect(chooseTool(holding('iron_sword'), seagrass)).toEqual({ status: 'ready' })
})

test('spares the dear tool where a cheap one is quick enough', () => {
  const stone = block({ stone_pickaxe: 600, diamond_pickaxe: 300 }, ['stone_pickaxe', 'diamond_pickaxe'])
  expect(chooseTool(holding('diamond_pickaxe', 'stone_pickaxe'), stone)).toMatchObject({
    item: { name: 'stone_pickaxe' },
  })
})

test('takes the fastest tool where the cheap one takes long', () => {
  const choice = chooseTool(
    holding('stone_axe', 'iron_axe'),
    block({ hand: 9000, stone_axe: 1500, iron_axe: 750 }),
  )
  expect(choice).toMatchObject({ status: 'ready', item: { name: 'iron_axe' } })
})

test('takes a slow tool that lets the block drop over a fast one that does not', () => {
  const ore = block({ stone_pickaxe: 1150, golden_pickaxe: 200 }, ['stone_pickaxe', 'iron_pickaxe'])
  expect(chooseTool(holding('golden_pickaxe', 'stone_pickaxe'), ore)).toMatchObject({
    item: { name: 'stone_pickaxe' },
  })
})

test('names the least tool that would do', () => {
  const ore = block({}, ['stone_pickaxe', 'iron_pickaxe'])
  expect(chooseTool(holding('wooden_pickaxe'), ore)).toEqual({ status: 'missing', needs: 'stone_pickaxe' })
})
