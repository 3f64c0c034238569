import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createContainer, type Container } from '../items/container.ts'
import type { ItemCatalog } from '../items/item-catalog.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { applyClick } from './apply-click.ts'
import { containerSlot, createMenu } from './create-menu.ts'
import type { Menu } from '../context/menu.ts'
import type { ClickContext, MenuClick } from './menu-click.ts'
import { craftingSlots } from './crafting-slots.ts'
import { insertStack } from './slot-rules.ts'

const chestSize = 6
const playerSize = 12

const items: ItemCatalog = {
  has: () => true,
  idOf: (name) => ({ oak_log: 1, oak_planks: 2, diamond_sword: 3 })[name],
  nameOf: (id) => ['', 'oak_log', 'oak_planks', 'diamond_sword'][id],
  stackSize: (name) => (name === 'diamond_sword' ? 1 : name === 'egg' ? 16 : 64),
  maxDurability: () => undefined,
  encode: (stack) => stack,
  decode: () => undefined,
}

const clickArbitrary = (slots: number): fastCheck.Arbitrary<MenuClick> =>
  fastCheck.record({
    slot: fastCheck.oneof(
      { weight: 8, arbitrary: fastCheck.integer({ min: 0, max: slots - 1 }) },
      { weight: 1, arbitrary: fastCheck.constant(-999) },
      { weight: 1, arbitrary: fastCheck.integer({ min: -2000, max: 2000 }) },
    ),
    button: fastCheck.oneof(fastCheck.integer({ min: 0, max: 10 }), fastCheck.integer({ min: -5, max: 50 })),
    mode: fastCheck.integer({ min: -1, max: 8 }),
  })

const stackArbitrary: fastCheck.Arbitrary<ItemStack | undefined> = fastCheck.option(
  fastCheck.oneof(
    fastCheck.record({ name: fastCheck.constant('oak_log'), count: fastCheck.integer({ min: 1, max: 64 }) }),
    fastCheck.record({ name: fastCheck.constant('egg'), count: fastCheck.integer({ min: 1, max: 16 }) }),
    fastCheck.constant({ name: 'diamond_sword', count: 1 }),
    fastCheck.constant({ name: 'diamond_sword', count: 1, damage: 5 }),
  ),
  { nil: undefined },
)

interface Bench {
  readonly menu: Menu
  readonly context: ClickContext
  readonly dropped: ItemStack[]
  readonly containers: readonly Container[]
}

function chestBench(content: readonly (ItemStack | undefined)[]): Bench {
  const chest = createContainer(chestSize, content.slice(0, chestSize))
  const carried = createContainer(playerSize, content.slice(chestSize))
  const size = chestSize + playerSize
  const dropped: ItemStack[] = []
  const menu = createMenu({
    windowId: 1,
    kind: 'chest',
    slots: [
      ...Array.from({ length: chestSize }, (_, index) => containerSlot(chest, index)),
      ...Array.from({ length: playerSize }, (_, index) => containerSlot(carried, index)),
    ],
    playerSlots: [chestSize, size],
    quickMove: (own, { slot, stack }) =>
      slot < chestSize
        ? insertStack(items, own, stack, { from: chestSize, to: size, isReversed: true })
        : insertStack(items, own, stack, { from: 0, to: chestSize }),
  })
  return {
    menu,
    dropped,
    containers: [chest, carried],
    context: {
      items,
      isCreative: false,
      drop: (stack) => {
        dropped.push(stack)
      },
    },
  }
}

function count({ menu, dropped, containers }: Bench, name: string): number {
  const stacks = [menu.cursor, ...dropped, ...containers.flatMap((container) => container.toArray())]
  return stacks.reduce((sum, stack) => sum + (stack?.name === name ? stack.count : 0), 0)
}

test('no sequence of clicks in a chest makes or loses an item, or overfills a slot', () => {
  fastCheck.assert(
    fastCheck.property(
      fastCheck.array(stackArbitrary, {
        minLength: chestSize + playerSize,
        maxLength: chestSize + playerSize,
      }),
      fastCheck.array(clickArbitrary(chestSize + playerSize), { maxLength: 40 }),
      (content, clicks) => {
        const bench = chestBench(content)
        const names = ['oak_log', 'egg', 'diamond_sword']
        const before = names.map((name) => count(bench, name))
        for (const click of clicks) applyClick(bench.menu, click, bench.context)
        expect(names.map((name) => count(bench, name))).toEqual(before)
        for (const stack of bench.containers.flatMap((container) => container.toArray())) {
          if (!stack) continue
          expect(stack.count).toBeGreaterThan(0)
          expect(stack.count).toBeLessThanOrEqual(items.stackSize(stack.name))
        }
      },
    ),
    { numRuns: 300 },
  )
})

function craftingBench(content: readonly (ItemStack | undefined)[]): Bench {
  const grid = createContainer(4, content.slice(0, 4))
  const carried = createContainer(playerSize, content.slice(4))
  const dropped: ItemStack[] = []
  // Crafting only looks at the item catalogue and the events of its world, and hands the player on.
  const world = { items, events: { emit: () => undefined } } as unknown as WorldContext
  const player = { inventory: carried } as unknown as Player
  const recipes = {
    match: (cells: readonly (number | undefined)[]) =>
      cells.filter((id) => id !== undefined).join() === '1' ? { id: 2, count: 4 } : undefined,
  }
  const menu = createMenu({
    windowId: 0,
    kind: 'inventory',
    slots: [
      ...craftingSlots(world, { player, grid, width: 2, recipes }),
      ...Array.from({ length: playerSize }, (_, index) => containerSlot(carried, index)),
    ],
    playerSlots: [5, 5 + playerSize],
    quickMove: (own, { slot, stack }) =>
      slot < 5
        ? insertStack(items, own, stack, { from: 5, to: 5 + playerSize })
        : insertStack(items, own, stack, { from: 1, to: 5 }),
  })
  return {
    menu,
    dropped,
    containers: [grid, carried],
    context: {
      items,
      isCreative: false,
      drop: (stack) => {
        dropped.push(stack)
      },
    },
  }
}

test('no sequence of clicks in a crafting grid makes more planks than its logs give', () => {
  fastCheck.assert(
    fastCheck.property(
      fastCheck.array(stackArbitrary, { minLength: 4 + playerSize, maxLength: 4 + playerSize }),
      fastCheck.array(clickArbitrary(5 + playerSize), { maxLength: 40 }),
      (content, clicks) => {
        const bench = craftingBench(content)
        const worth = (): number => count(bench, 'oak_log') * 4 + count(bench, 'oak_planks')
        const before = worth()
        for (const click of clicks) applyClick(bench.menu, click, bench.context)
        expect(worth()).toBe(before)
      },
    ),
    { numRuns: 300 },
  )
})

test('a shift-click crafts until the logs are gone', () => {
  const bench = craftingBench([{ name: 'oak_log', count: 3 }])
  applyClick(bench.menu, { slot: 0, button: 0, mode: 1 }, bench.context)
  expect(bench.containers.map((container) => container.toArray().filter(Boolean))).toEqual([
    [],
    [{ name: 'oak_planks', count: 12 }],
  ])
})

test('a left drag spreads the cursor evenly and keeps the rest', () => {
  const bench = chestBench([])
  bench.menu.cursor = { name: 'oak_log', count: 10 }
  applyClick(bench.menu, { slot: -999, button: 0, mode: 5 }, bench.context)
  for (const slot of [0, 1, 2]) applyClick(bench.menu, { slot, button: 1, mode: 5 }, bench.context)
  applyClick(bench.menu, { slot: -999, button: 2, mode: 5 }, bench.context)
  expect(bench.menu.slots.slice(0, 3).map((slot) => slot.get()?.count)).toEqual([3, 3, 3])
  expect(bench.menu.cursor?.count).toBe(1)
})

test('a right click lifts the larger half and puts one down', () => {
  const bench = chestBench([{ name: 'oak_log', count: 5 }])
  applyClick(bench.menu, { slot: 0, button: 1, mode: 0 }, bench.context)
  applyClick(bench.menu, { slot: 3, button: 1, mode: 0 }, bench.context)
  expect(bench.menu.cursor?.count).toBe(2)
  expect(bench.menu.slots.slice(0, 4).map((slot) => slot.get()?.count)).toEqual([2, undefined, undefined, 1])
})
