import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { itemText } from '../../testing/item-text.ts'
import { blockAt, startQuickArena, testVersion, type QuickArena } from '../../testing/start-arena.ts'

type Window = Awaited<ReturnType<Bot['openBlock']>>

let arena: QuickArena
beforeAll(async () => {
  arena = await startQuickArena()
})
beforeEach(async () => {
  arena.world.runCommand('clear tester')
  arena.world.runCommand('experience set tester 0 levels')
  arena.world.runCommand('fill 4 64 4 12 67 12 air')
  arena.world.teleport('tester', { x: 8.5, y: 64, z: 8.5 })
  await arena.ticks(4)
  await arena.until(() => arena.bot.inventory.items().length === 0, 'empty pockets')
})
afterAll(async () => arena.stop())

const place = new Vec3(8, 64, 10)
const asker = (): Bot['_client'] => arena.bot._client

async function open(station: string): Promise<Window> {
  arena.world.setBlock(place, station)
  await arena.until(() => blockAt(arena.bot, place).name === station, station)
  return arena.bot.openBlock(blockAt(arena.bot, place))
}

async function give(...items: readonly string[]): Promise<void> {
  for (const item of items) expect(arena.world.runCommand(`give tester ${item}`).isSuccess, item).toBe(true)
  await arena.ticks(3)
}

/** Moves a stack from the pockets, which begin after the station's own slots, to one of these. */
async function lay(window: Window, name: string, slot: number): Promise<void> {
  const from = window.slots.findIndex((item, index) => index > 3 && item?.name === name)
  expect(from, name).toBeGreaterThan(3)
  await arena.bot.clickWindow(from, 0, 0)
  await arena.bot.clickWindow(slot, 0, 0)
  await arena.ticks(3)
}

async function take(window: Window, slot: number): Promise<string | undefined> {
  const name = window.slots[slot]?.name
  await arena.bot.clickWindow(slot, 0, 1)
  await arena.ticks(3)
  await arena.bot.closeWindow(window)
  await arena.ticks(3)
  return name
}

const held = (name: string) => arena.world.players[0]?.stacks.find((each) => each.name === name)
const levels = (): number => arena.bot.experience.level

function shelves(): void {
  for (const x of [6, 7, 8, 9, 10])
    for (const y of [64, 65]) arena.world.setBlock({ x, y, z: 12 }, 'bookshelf')
  for (const z of [9, 10, 11])
    for (const [x, y] of [
      [6, 64],
      [6, 65],
      [10, 64],
    ] as const)
      arena.world.setBlock({ x, y, z }, 'bookshelf')
}

test('an enchanting table with fifteen shelves offers level 30 and takes lapis and three levels', async () => {
  await give('diamond_pickaxe', 'lapis_lazuli 10')
  arena.world.runCommand('experience set tester 40 levels')
  shelves()
  arena.world.setBlock(place, 'enchanting_table')
  await arena.until(() => blockAt(arena.bot, place).name === 'enchanting_table', 'the table')
  const table = await arena.bot.openEnchantmentTable(blockAt(arena.bot, place))
  await lay(table, 'diamond_pickaxe', 0)
  await lay(table, 'lapis_lazuli', 1)
  await arena.until(() => table.enchantments[2]?.level === 30, 'an offer of level 30')
  await table.enchant(2)
  await arena.ticks(3)
  await arena.bot.closeWindow(table)
  await arena.ticks(3)
  expect(held('diamond_pickaxe')?.enchantments?.length).toBeGreaterThan(0)
  expect(arena.carried()).toEqual({ diamond_pickaxe: 1, lapis_lazuli: 7 })
  expect(levels()).toBe(37)
})

test('without the levels nothing is enchanted', async () => {
  await give('diamond_pickaxe', 'lapis_lazuli 10')
  arena.world.runCommand('experience set tester 20 levels')
  shelves()
  const table = await open('enchanting_table')
  await lay(table, 'diamond_pickaxe', 0)
  await lay(table, 'lapis_lazuli', 1)
  for (const enchantment of [2, 3, -1, 99]) asker().write('enchant_item', { windowId: table.id, enchantment })
  await arena.ticks(3)
  await arena.bot.closeWindow(table)
  await arena.ticks(3)
  expect(held('diamond_pickaxe')?.enchantments).toBeUndefined()
  expect(arena.carried()).toEqual({ diamond_pickaxe: 1, lapis_lazuli: 10 })
})

test('an anvil puts a book on a pickaxe for levels', async () => {
  await give('diamond_pickaxe', itemText.book('efficiency', 3))
  arena.world.runCommand('experience set tester 10 levels')
  const anvil = await open('anvil')
  await lay(anvil, 'diamond_pickaxe', 0)
  await lay(anvil, 'enchanted_book', 1)
  expect(await take(anvil, 2)).toBe('diamond_pickaxe')
  expect(held('diamond_pickaxe')?.enchantments).toEqual([{ name: 'efficiency', level: 3 }])
  expect(arena.carried()).toEqual({ diamond_pickaxe: 1 })
  await arena.until(() => levels() === 7, 'three levels less')
})

test('an anvil mends with ingots, and keeps what is too dear for the player', async () => {
  await give(itemText.worn('iron_pickaxe', 200), 'iron_ingot 5')
  const anvil = await open('anvil')
  await lay(anvil, 'iron_pickaxe', 0)
  await lay(anvil, 'iron_ingot', 1)
  await take(anvil, 2)
  expect(held('iron_pickaxe')?.damage).toBe(200)
  arena.world.runCommand('experience set tester 10 levels')
  const again = await open('anvil')
  await lay(again, 'iron_pickaxe', 0)
  await lay(again, 'iron_ingot', 1)
  await take(again, 2)
  expect(held('iron_pickaxe')).toEqual({ name: 'iron_pickaxe', count: 1, repairCost: 1 })
  expect(arena.carried()).toEqual({ iron_pickaxe: 1, iron_ingot: 1 })
})

test('an anvil gives an item a name for one level', async () => {
  await give('iron_pickaxe')
  arena.world.runCommand('experience set tester 3 levels')
  const anvil = await open('anvil')
  await lay(anvil, 'iron_pickaxe', 0)
  asker().write('name_item', { name: 'Digger' })
  await arena.ticks(3)
  await take(anvil, 2)
  expect(held('iron_pickaxe')?.customName).toBe('Digger')
  expect(levels()).toBe(2)
})

test('a grindstone takes enchantments off and gives experience', async () => {
  await give(itemText.enchanted('iron_sword', 'sharpness', 4))
  const stone = await open('grindstone')
  await lay(stone, 'iron_sword', 0)
  expect(await take(stone, 2)).toBe('iron_sword')
  expect(held('iron_sword')?.enchantments).toBeUndefined()
  await arena.until(() => (arena.world.players[0]?.experience ?? 0) > 0, 'experience')
})

test('a smithing table makes netherite of diamond and keeps wear and enchantments', async () => {
  const needsTemplate = testVersion >= '1.20'
  await give(itemText.enchanted('diamond_pickaxe', 'fortune', 3), 'netherite_ingot 2')
  if (needsTemplate) await give('netherite_upgrade_smithing_template')
  const table = await open('smithing_table')
  const first = needsTemplate ? 1 : 0
  if (needsTemplate) await lay(table, 'netherite_upgrade_smithing_template', 0)
  await lay(table, 'diamond_pickaxe', first)
  await lay(table, 'netherite_ingot', first + 1)
  await take(table, first + 2)
  expect(held('netherite_pickaxe')?.enchantments).toEqual([{ name: 'fortune', level: 3 }])
  expect(arena.carried()).toEqual({ netherite_pickaxe: 1, netherite_ingot: 1 })
  await arena.until(
    () => arena.bot.inventory.items().some(({ name, slot }) => name === 'netherite_pickaxe' && slot >= 9),
    'the pickaxe in the pockets',
  )
})

test('a stonecutter cuts what its button says', async () => {
  await give('stone 3')
  const cutter = await open('stonecutter')
  await lay(cutter, 'stone', 0)
  // chiseled_stone_bricks, stone_brick_slab, stone_brick_stairs, stone_brick_wall, stone_bricks, stone_slab, stone_stairs
  for (const enchantment of [77, 5]) asker().write('enchant_item', { windowId: cutter.id, enchantment })
  await arena.ticks(3)
  expect(await take(cutter, 1)).toBe('stone_slab')
  expect(arena.carried()).toEqual({ stone_slab: 6 })
})

test('what lies in a station goes back to the pockets when it closes', async () => {
  await give('iron_pickaxe')
  for (const station of ['enchanting_table', 'anvil', 'grindstone']) {
    const window = await open(station)
    await lay(window, 'iron_pickaxe', 0)
    expect(arena.carried()).toEqual({})
    await arena.bot.closeWindow(window)
    await arena.ticks(4)
    expect(arena.carried(), station).toEqual({ iron_pickaxe: 1 })
  }
  expect(arena.errors).toEqual([])
})
