import fastCheck from 'fast-check'
import { expect, test } from 'vitest'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { createWorldEvents } from '../context/world-events.ts'
import { openChest } from '../block-entities/open-chest.ts'
import { createContainer } from '../items/container.ts'
import { createItemCatalog } from '../items/create-item-catalog.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { createRecipeIndex } from '../rules/index.ts'
import { applyClick } from './apply-click.ts'
import { closeMenu } from './close-menu.ts'
import { createCraftingTable } from '../mechanics/crafting-table.mechanic.ts'
import { createInventoryMenu } from './create-inventory-menu.ts'
import { createMenu } from './create-menu.ts'
import type { MenuClick } from './menu-click.ts'

const registry = loadRegistry('1.19.4')
const recipes = createRecipeIndex(registry)
const items = createItemCatalog(registry)
const table = createCraftingTable(recipes)

/** Price of a crafted item in planks and nuggets; recipes of these materials have one way in each. */
const startWorth: Readonly<Record<string, number>> = {
  oak_planks: 1000,
  iron_nugget: 1,
  iron_ingot: 9,
  iron_block: 81,
  cobblestone: 7,
}

interface Bench {
  readonly world: WorldContext
  readonly player: Player
  /** Everything that is anywhere. */
  all(): readonly ItemStack[]
  openChest(): void
  openTable(): void
}

/** A player with real windows; what is thrown away is counted as well. */
function createBench(content: readonly (ItemStack | undefined)[]): Bench {
  const dropped: ItemStack[] = []
  const inventory = createContainer(46, [
    ...Array.from({ length: 9 }),
    ...content.slice(0, 36),
  ] as ItemStack[])
  const chest = createContainer(27, content.slice(36))
  // Windows only look at items, events and packets of their world, and put what is thrown into its entities.
  const world = {
    registry,
    items,
    events: createWorldEvents(),
    supports: () => false,
    entities: { dropItem: (stack: ItemStack) => dropped.push(stack) },
  } as unknown as WorldContext
  const placeholder = createMenu({
    windowId: 0,
    kind: 'other',
    slots: [],
    playerSlots: [0, 0],
    quickMove: (_, { stack }) => stack,
  })
  // The same holds for players: windows need their inventory, place and look, and somewhere to send packets.
  const player = {
    inventory,
    craftingGrid: createContainer(4),
    position: { x: 0, y: 64, z: 0 },
    yaw: 0,
    pitch: 0,
    gameMode: 'survival',
    lastWindowId: 0,
    menu: placeholder,
    inventoryMenu: placeholder,
    send: () => undefined,
  } as unknown as { -readonly [Key in keyof Player]: Player[Key] }
  player.inventoryMenu = createInventoryMenu(world, player, recipes)
  player.menu = player.inventoryMenu
  const use = {
    player,
    position: { x: 1, y: 64, z: 1, dimension: 'overworld' },
    state: { name: 'crafting_table' },
  } as never
  return {
    world,
    player,
    openChest: () =>
      openChest(world, player, {
        name: 'chest',
        containers: [chest],
        positions: [{ x: 2, y: 64, z: 2, dimension: 'overworld' }],
      }),
    openTable: () => {
      table.useBlock?.(world, use)
    },
    all() {
      const grid =
        player.menu.kind === 'crafting' ? player.menu.slots.slice(1, 10).map((slot) => slot.get()) : []
      const stacks = [
        player.menu.cursor,
        ...grid,
        ...inventory.toArray(),
        ...chest.toArray(),
        ...player.craftingGrid.toArray(),
        ...dropped,
      ]
      return stacks.filter((stack) => stack !== undefined)
    },
  }
}

type Step = MenuClick | 'chest' | 'table' | 'close'

const stepArbitrary: fastCheck.Arbitrary<Step> = fastCheck.oneof(
  { weight: 1, arbitrary: fastCheck.constantFrom<Step>('chest', 'table', 'close') },
  {
    weight: 14,
    arbitrary: fastCheck.record({
      slot: fastCheck.oneof(
        { weight: 3, arbitrary: fastCheck.constant(0) },
        { weight: 6, arbitrary: fastCheck.integer({ min: 1, max: 10 }) },
        { weight: 6, arbitrary: fastCheck.integer({ min: 9, max: 62 }) },
        { weight: 1, arbitrary: fastCheck.constantFrom(-999, -1, 500) },
      ),
      button: fastCheck.oneof(fastCheck.integer({ min: 0, max: 2 }), fastCheck.integer({ min: -2, max: 45 })),
      mode: fastCheck.oneof(fastCheck.integer({ min: 0, max: 1 }), fastCheck.integer({ min: 0, max: 6 })),
    }),
  },
)

const stackArbitrary = fastCheck.option(
  fastCheck.record({
    name: fastCheck.constantFrom(...Object.keys(startWorth)),
    count: fastCheck.integer({ min: 1, max: 64 }),
  }),
  { nil: undefined, freq: 3 },
)

function takeStep({ world, player, ...bench }: Bench, step: Step, drop: (stack: ItemStack) => void): void {
  if (step === 'chest') bench.openChest()
  else if (step === 'table') bench.openTable()
  else if (step === 'close') closeMenu(world, player, { tellClient: false })
  else applyClick(player.menu, step, { items, isCreative: false, drop })
}

test('no clicks over inventory, chest and crafting table make or lose an item', () => {
  let crafted = 0
  fastCheck.assert(
    fastCheck.property(
      fastCheck.array(stackArbitrary, { minLength: 63, maxLength: 63 }),
      fastCheck.array(stepArbitrary, { minLength: 20, maxLength: 80 }),
      (content, steps) => {
        const bench = createBench(content)
        const worth = new Map(Object.entries(startWorth))
        const total = (): number =>
          bench.all().reduce((sum, { name, count }) => sum + (worth.get(name) ?? NaN) * count, 0)
        const before = total()
        bench.world.events.on('item-craft', () => {
          crafted += 1
        })
        for (const step of steps) {
          learnWorth(bench, worth)
          takeStep(bench, step, (stack) => {
            bench.world.entities.dropItem(stack, { position: bench.player.position })
          })
          expect(total()).toBeCloseTo(before, 3)
        }
        for (const { name, count } of bench.all()) {
          expect(count).toBeGreaterThan(0)
          expect(count).toBeLessThanOrEqual(items.stackSize(name))
        }
      },
    ),
    { numRuns: 150, seed: 11 },
  )
  // Otherwise the property would say little.
  expect(crafted).toBeGreaterThan(100)
})

// A crafted item is worth what its recipe takes.
function learnWorth({ player: { menu } }: Bench, worth: Map<string, number>): void {
  const made = menu.kind === 'chest' ? undefined : menu.slots[0]?.get()
  if (!made || worth.has(made.name)) return
  const cells = menu.slots.slice(1, menu.kind === 'crafting' ? 10 : 5)
  const cost = cells.reduce((sum, cell) => sum + (worth.get(cell.get()?.name ?? '') ?? 0), 0)
  worth.set(made.name, cost / made.count)
}
