import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ difficulty: 'peaceful', gamerules: { doDaylightCycle: false } })
})

afterAll(() => platform.stop())

beforeEach(() => platform.enter())

async function messageOf(source: string): Promise<string> {
  const { outcome } = await platform.run(source)
  return outcome.status === 'failed' ? outcome.message : outcome.status
}

const stacks = () => platform.world.players[0]?.stacks ?? []
const stackOf = (name: string) => stacks().find((stack) => stack.name === name)
const levels = (count: number): void => {
  platform.world.runCommand(`experience set bot ${count} levels`)
}
const give = (stack: Omit<Parameters<Platform['world']['give']>[1], 'count'>): void => {
  platform.world.give('bot', { ...stack, count: 1 })
}

// From 1.20.5 on plain bots fail to dig with a tool whose enchantments they are told, so that the world keeps them to itself.
const showsEnchantments = (): boolean => !/^1\.(20\.[5-9]|2[1-9])/.test(platform.world.version)
const shown = (enchantment: string) => (showsEnchantments() ? { enchantments: [enchantment] } : {})

test('enchantItem pays for the best offer and keeps the rest of the lapis', { retry: 0 }, async () => {
  platform.fill([3, 0, 0], [3, 0, 0], 'enchanting_table')
  for (const z of [-2, 2]) platform.fill([2, 0, z], [5, 1, z], 'bookshelf')
  platform.fill([5, 0, -2], [5, 1, 2], 'bookshelf')
  platform.give('diamond_pickaxe')
  platform.give('lapis_lazuli', 5)
  levels(40)
  const result = await platform.call('await enchantItem(bot, "diamond_pickaxe")')
  expect(result).toMatchObject({
    status: 'succeeded',
    detail: { item: 'diamond_pickaxe', offer: 3, levels: 3 },
  })
  expect(stackOf('diamond_pickaxe')?.enchantments?.length).toBeGreaterThan(0)
  expect(stackOf('lapis_lazuli')?.count).toBe(2)
  expect(await platform.call('await enchantItem(bot, "diamond_pickaxe")')).toMatchObject({
    reason: 'not-possible',
    detail: { message: expect.stringMatching(showsEnchantments() ? /enchanted already/ : /makes no offer/) },
  })
})

test('enchantItem makes one book of a stack an enchanted one', { retry: 0 }, async () => {
  platform.fill([3, 0, 0], [3, 0, 0], 'enchanting_table')
  platform.give('book', 5)
  platform.give('lapis_lazuli', 1)
  levels(9)
  expect(await platform.call('await enchantItem(bot, "book", 1)')).toMatchObject({ status: 'succeeded' })
  expect(stackOf('book')?.count).toBe(4)
  expect(stackOf('enchanted_book')?.enchantments?.length).toBeGreaterThan(0)
})

test('enchantItem says what is missing', { retry: 0 }, async () => {
  const fails = async (line: string) => {
    const event = await platform.call(line)
    return event?.type === 'primitive-result' && event.status === 'failed'
      ? `${event.reason}: ${String(event.detail['message'])}`
      : 'succeeded'
  }
  expect(await fails('await enchantItem(bot, "bow")')).toBe('missing-item: No bow to enchant in inventory')
  expect(await fails('await enchantItem(bot, "dirt")')).toBe('not-possible: dirt cannot be enchanted')
  platform.give('bow')
  expect(await fails('await enchantItem(bot, "bow", 3)')).toBe(
    'missing-item: Missing 3 lapis_lazuli to enchant bow',
  )
  platform.give('lapis_lazuli', 3)
  expect(await fails('await enchantItem(bot, "bow")')).toMatch(/^missing-station: No enchanting_table/)
  platform.fill([3, 0, 0], [3, 0, 0], 'enchanting_table')
  expect(await fails('await enchantItem(bot, "bow")')).toMatch(
    /^not-possible: Level \d+ is needed and I have level 0/,
  )
  expect(
    stacks()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['bow', 'lapis_lazuli'])
  expect(await messageOf('await enchantItem(bot, "bow", 4)')).toMatch(/whole number from 0 to 3, not 4/)
  expect(await messageOf('await enchantItem(bot, "bough")')).toMatch(
    /No item named bough; did you mean \w+\?/,
  )
})

test('combineItems puts the book that fits on the tool', { retry: 0 }, async () => {
  platform.fill([3, 0, 0], [3, 0, 0], 'chipped_anvil')
  platform.give('diamond_pickaxe')
  give({ name: 'enchanted_book', enchantments: [{ name: 'power', level: 1 }] })
  give({ name: 'enchanted_book', enchantments: [{ name: 'efficiency', level: 3 }] })
  levels(10)
  const result = await platform.call('await combineItems(bot, "diamond_pickaxe", "enchanted_book")')
  expect(result).toMatchObject({ status: 'succeeded', detail: { ...shown('efficiency 3'), levels: 3 } })
  expect(stackOf('diamond_pickaxe')?.enchantments).toEqual([{ name: 'efficiency', level: 3 }])
  expect(stacks().filter(({ name }) => name === 'enchanted_book')).toHaveLength(1)
})

test('combineItems mends the worn one, gives a name, and says what it costs', { retry: 0 }, async () => {
  platform.fill([3, 0, 0], [3, 0, 0], 'anvil')
  platform.give('iron_pickaxe')
  give({ name: 'iron_pickaxe', damage: 200 })
  platform.give('iron_ingot', 5)
  const mend = 'await combineItems(bot, "iron_pickaxe", "iron_ingot", "Digger")'
  expect(await platform.call(mend)).toMatchObject({
    reason: 'not-possible',
    detail: { levels: 5, message: 'The anvil asks for 5 levels and I have 0' },
  })
  expect(stackOf('iron_ingot')?.count).toBe(5)
  levels(5)
  expect(await platform.call(mend)).toMatchObject({
    status: 'succeeded',
    detail: { newName: 'Digger', levels: 5 },
  })
  expect(stackOf('iron_ingot')?.count).toBe(1)
  expect(stacks().filter(({ customName }) => customName?.includes('Digger'))).toHaveLength(1)
  expect(stacks().some(({ damage = 0 }) => damage > 0)).toBe(false)
  expect(await platform.call('await combineItems(bot, "iron_ingot", "iron_pickaxe")')).toMatchObject({
    reason: 'not-possible',
  })
})

test('combineItems names the missing thing and the wrong argument', { retry: 0 }, async () => {
  platform.give('iron_sword')
  expect(await platform.call('await combineItems(bot, "iron_sword", "iron_sword")')).toMatchObject({
    reason: 'missing-item',
    detail: { message: 'No second iron_sword in inventory' },
  })
  expect(await messageOf('await combineItems(bot, "iron_sword")')).toMatch(/otherName, newName or both/)
  expect(await messageOf(`await combineItems(bot, "iron_sword", "", "${'a'.repeat(36)}")`)).toMatch(/not 36/)
})

test('smithItem makes netherite gear that keeps its enchantments', { retry: 0 }, async () => {
  const template = 'netherite_upgrade_smithing_template'
  const templates = platform.world.version >= '1.20' ? [template] : []
  expect(await platform.call('await smithItem(bot, "netherite_sword")')).toMatchObject({
    reason: 'missing-item',
    detail: { missing: [...templates, 'diamond_sword', 'netherite_ingot'] },
  })
  expect(await platform.call('await smithItem(bot, "iron_sword")')).toMatchObject({ reason: 'not-possible' })
  give({ name: 'diamond_sword', enchantments: [{ name: 'looting', level: 2 }] })
  platform.give('netherite_ingot', 2)
  platform.give('smithing_table')
  for (const name of templates) platform.give(name)
  expect(await platform.call('await smithItem(bot, "netherite_sword")')).toMatchObject({
    status: 'succeeded',
    detail: { item: 'netherite_sword', ...shown('looting 2') },
  })
  expect(stackOf('netherite_sword')?.enchantments).toEqual([{ name: 'looting', level: 2 }])
  expect(stackOf('netherite_ingot')?.count).toBe(1)
})

test('brewPotion brews step by step, and drinkPotion gains the effect', { retry: 0 }, async () => {
  platform.give('brewing_stand')
  for (let bottle = 0; bottle < 3; bottle += 1) give({ name: 'potion', potion: 'water' })
  const missing = await platform.call('await brewPotion(bot, "long_fire_resistance", 2)')
  expect(missing).toMatchObject({
    reason: 'missing-item',
    detail: { missing: ['1 nether_wart', '1 magma_cream', '1 redstone', '1 blaze_powder'] },
  })
  for (const name of ['nether_wart', 'magma_cream', 'redstone', 'blaze_powder']) platform.give(name)
  expect(await platform.call('await brewPotion(bot, "long_fire_resistance", 2)')).toMatchObject({
    status: 'succeeded',
    detail: { potion: 'long_fire_resistance', used: ['nether_wart', 'magma_cream', 'redstone'] },
  })
  expect(
    stacks()
      .map(({ potion }) => String(potion))
      .toSorted(),
  ).toEqual(['long_fire_resistance', 'long_fire_resistance', 'water'])
  expect(await platform.call('await drinkPotion(bot, "fire_resistance")')).toMatchObject({
    status: 'succeeded',
    detail: { potion: 'long_fire_resistance', effects: { fire_resistance: 1 } },
  })
  expect(await platform.call('await drinkPotion(bot, "strength")')).toMatchObject({
    reason: 'missing-item',
    detail: { carried: expect.arrayContaining(['long_fire_resistance', 'water']) },
  })
})

test(
  'brewPotion goes on from what is brewed already and takes what was left in the stand',
  { retry: 0 },
  async () => {
    platform.fill([3, 0, 0], [3, 0, 0], 'brewing_stand')
    platform.world.fillContainer(platform.at(3, 0, 0), { name: 'potion', count: 1, potion: 'swiftness' })
    for (const name of ['gunpowder', 'blaze_powder']) platform.give(name)
    expect(await platform.call('await brewPotion(bot, "swiftness", 1, "splash_potion")')).toMatchObject({
      status: 'succeeded',
      detail: { used: ['gunpowder'] },
    })
    expect(stackOf('splash_potion')?.potion).toBe('swiftness')
  },
)

test('brewPotion refuses what no stand makes and counts beyond a stand', { retry: 0 }, async () => {
  expect(await messageOf('await brewPotion(bot, "luck")')).toMatch(
    /No brewing stand makes potion luck; it makes awkward/,
  )
  expect(await messageOf('await brewPotion(bot, "strength", 4)')).toMatch(/from 1 to 3, not 4/)
  expect(await messageOf('await brewPotion(bot, "strength", 1, "mug")')).toMatch(/lingering_potion, not mug/)
})

const counts = () => Object.fromEntries(stacks().map(({ name, count }) => [name, count]))
const giveAll = (items: Readonly<Record<string, number>>): void => {
  for (const [name, count] of Object.entries(items)) platform.give(name, count)
}

test('smeltItem lets carried furnaces share the work and takes them along again', { retry: 0 }, async () => {
  giveAll({ furnace: 3, raw_iron: 7, coal: 3, stone_pickaxe: 1 })
  const { outcome, events, observation } = await platform.run(
    'await bot.waitForTicks(5); await smeltItem(bot, "raw_iron", "coal", 7)',
  )
  expect(outcome).toEqual({ status: 'completed' })
  expect(events.findLast(({ type }) => type === 'primitive-result')).toMatchObject({
    status: 'succeeded',
    detail: { smelted: 7, output: 'iron_ingot' },
  })
  expect(counts()).toEqual({ iron_ingot: 7, furnace: 2, stone_pickaxe: 1 })
  // One furnace takes 1,400 ticks.
  expect(observation.elapsedTicks).toBeLessThan(900)
})

test(
  'smeltItem keeps to one furnace where no pickaxe would bring the others back',
  { retry: 0 },
  async () => {
    giveAll({ furnace: 3, raw_iron: 4, coal: 3 })
    await platform.run('await bot.waitForTicks(5); await smeltItem(bot, "raw_iron", "coal", 4)')
    expect(counts()).toEqual({ iron_ingot: 4, furnace: 2, coal: 2 })
  },
)

test('smeltItem smelts what the fuel is enough for, in one furnace or in several', { retry: 0 }, async () => {
  giveAll({ furnace: 2, raw_iron: 8, oak_planks: 4, stone_pickaxe: 1 })
  await platform.run('await bot.waitForTicks(5); await smeltItem(bot, "raw_iron", "oak_planks", 8)')
  expect(counts()).toMatchObject({ iron_ingot: 6, furnace: 1 })
})

test('smeltItem uses the fire that still burns when no fuel is left to put in', { retry: 0 }, async () => {
  giveAll({ furnace: 1, raw_iron: 4, coal: 1 })
  await platform.run('await bot.waitForTicks(5); await smeltItem(bot, "raw_iron", "coal", 1)')
  await platform.run('await smeltItem(bot, "raw_iron", "coal", 3)')
  expect(counts()).toEqual({ iron_ingot: 4 })
})

test('craftItem counts what it makes beside one that was placed a moment before', { retry: 0 }, async () => {
  giveAll({ furnace: 1, cobblestone: 8, crafting_table: 1 })
  const { events } = await platform.run(
    'await bot.waitForTicks(5); await placeItem(bot, "furnace", bot.entity.position.offset(1, 0, 0)); await craftItem(bot, "furnace", 1)',
  )
  expect(events.findLast(({ type }) => type === 'primitive-result')).toMatchObject({
    primitive: 'craftItem',
    status: 'succeeded',
    detail: { gained: 1 },
  })
})

test('placeItem makes room in the wall of a hole that holds nothing but the body', async () => {
  platform.fill([-5, 0, -5], [5, 4, 5], 'deepslate')
  platform.fill([0, 0, 0], [0, 1, 0], 'air')
  platform.give('crafting_table')
  platform.give('stone_pickaxe')
  expect(
    await platform.call(`await placeItem(bot, "crafting_table", bot.entity.position.offset(0, 0, 2))`),
  ).toMatchObject({ status: 'succeeded', detail: { position: platform.at(0, 0, 1) } })
})

test('placeItem without a position uses free ground beside the bot', { retry: 0 }, async () => {
  platform.give('chest')
  expect(await platform.call('await placeItem(bot, "chest")')).toMatchObject({ status: 'succeeded' })
  const placed = await platform.run(
    'const found = bot.findBlock({ matching: mcData.blocksByName.chest.id, maxDistance: 4 }); console.log(found ? "stands" : "none")',
  )
  expect(JSON.stringify(placed.events)).toMatch(/stands/)
})

test('the items of the inventory are as they were when a program looked', { retry: 0 }, async () => {
  platform.give('oak_log', 3)
  const { events } = await platform.run(`await bot.waitForTicks(10)
    const [log] = bot.inventory.items()
    const known = bot.inventory.findInventoryItem("oak_log")
    await craftItem(bot, "oak_planks", log.count - 1)
    console.log("had " + log.count + " and " + known.count + ", has " + bot.inventory.items().find((item) => item.name === "oak_log").count)
    const [again] = bot.inventory.items()
    await bot.equip(again, "hand")
    console.log(bot.heldItem.name + " in hand, the same " + (bot.heldItem === bot.inventory.items().find((item) => item.name === bot.heldItem.name)))`)
  expect(JSON.stringify(events)).toMatch(/had 3 and 3, has 1/)
  expect(JSON.stringify(events)).toMatch(/in hand, the same true/)
})

test('an item can be spread, listed and written as JSON', { retry: 0 }, async () => {
  platform.give('iron_pickaxe')
  const { events } = await platform.run(`await bot.waitForTicks(10)
    const [item] = bot.inventory.items()
    console.log({ ...item }.name, Object.keys(item).join(), JSON.stringify(bot.inventory.items()))`)
  const [line] = events.flatMap((event) => (event.type === 'program-log' ? [event.text] : []))
  expect(line).toMatch(/^iron_pickaxe type,name,displayName,[^ ]*count,[^ ]*slot/)
  expect(line).toMatch(/"name":"iron_pickaxe",.*"count":1,.*"slot":\d+/)
})

test('placeItem hangs a block on the pillar that the body stands on in the open', async () => {
  platform.fill([0, 0, 0], [0, 7, 0], 'cobblestone')
  const { x, y, z } = platform.at(0, 8, 0)
  platform.world.teleport('bot', { x: x + 0.5, y, z: z + 0.5 })
  platform.give('crafting_table')
  await platform.run('await bot.waitForTicks(5)')
  expect(
    await platform.call('await placeItem(bot, "crafting_table", bot.entity.position.offset(1, 0, 0))'),
  ).toMatchObject({ status: 'succeeded', detail: { position: { y: y - 1 } } })
  expect(platform.self().position.y).toBe(y)
})

test('buildStructure builds into fire, which goes out', async () => {
  platform.fill([1, -1, 0], [1, -1, 0], 'netherrack')
  platform.fill([1, 0, 0], [1, 0, 0], 'fire')
  platform.give('cobblestone')
  await platform.run('await bot.waitForTicks(5)')
  const wall = '[{ name: "cobblestone", position: new Vec3(1, 0, 0) }]'
  expect(await platform.call(`await buildStructure(bot, ${wall}, ${platform.vec(0, 0, 0)})`)).toMatchObject({
    status: 'succeeded',
  })
  expect(platform.world.blockAt(platform.at(1, 0, 0)).name).toBe('cobblestone')
})
