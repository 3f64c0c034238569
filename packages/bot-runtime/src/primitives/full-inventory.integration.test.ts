import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startPlatform, type Platform } from '../../testing/start-platform.ts'

let platform: Platform

beforeAll(async () => {
  platform = await startPlatform({ gamerules: { doDaylightCycle: false } })
})
beforeEach(() => platform.enter({ operator: { returnPlacedItems: false } }))
afterAll(() => platform.stop())

/** Gives these and fills every other slot with swords, which stack with nothing. */
async function carry(...items: readonly (readonly [name: string, count: number])[]): Promise<void> {
  for (const [name, count] of items) platform.give(name, count)
  for (let slot = items.length; slot < 36; slot += 1) platform.give('stone_sword', 1)
  await platform.run('await bot.waitForTicks(10)')
}

const isFull = { status: 'failed', reason: 'inventory-full', detail: { drop: 'stone_sword' } }

test('shearAnimal says that there is no room for the wool, which lies there', { retry: 0 }, async () => {
  await carry(['shears', 1])
  platform.world.spawnMob('sheep', platform.at(3, 0, 0.5))
  expect(await platform.call('await bot.waitForTicks(5); await shearAnimal(bot)')).toMatchObject(isFull)
  const freed = 'await dropItem(bot, "stone_sword", 1); await bot.waitForTicks(5); await collectDrops(bot, 6)'
  expect(Object.keys((await platform.run(freed)).observation.inventory).join()).toMatch(/_wool/)
})

test(
  'milkAnimal wants a free slot where buckets are stacked, and none for a single one',
  { retry: 0 },
  async () => {
    platform.world.spawnMob('cow', platform.at(3, 0, 0.5))
    await carry(['bucket', 2])
    expect(await platform.call('await milkAnimal(bot)')).toMatchObject(isFull)
    expect((await platform.run('')).observation.inventory).toMatchObject({ bucket: 2 })
    platform.world.runCommand('clear bot')
    await carry(['bucket', 1])
    expect(await platform.call('await milkAnimal(bot)')).toMatchObject({ status: 'succeeded' })
  },
)

test('getItemFromChest says that it needs a free slot, also for what would stack', async () => {
  const { x, y, z } = platform.at(2, 0, 0)
  platform.fill([2, 0, 0], [2, 0, 0], 'chest')
  platform.world.runCommand(`item replace block ${x} ${y} ${z} container.0 with arrow 5`)
  await carry(['arrow', 3])
  const take = `await getItemFromChest(bot, ${platform.vec(2, 0, 0)}, { arrow: 5 })`
  expect(await platform.call(take)).toMatchObject(isFull)
  await platform.run('await dropItem(bot, "stone_sword", 1)')
  expect(await platform.call(take)).toMatchObject({ status: 'succeeded', detail: { taken: { arrow: 5 } } })
})

test('tradeWithVillager keeps the price where the goods do not fit', { retry: 0 }, async () => {
  const { x, y, z } = platform.at(2, 0, 0)
  platform.world.runCommand(`summon villager ${x} ${y} ${z} {VillagerData:{profession:"minecraft:farmer"}}`)
  await carry(['emerald', 2])
  expect(await platform.call('await tradeWithVillager(bot, "bread", 1)')).toMatchObject(isFull)
  expect((await platform.run('')).observation.inventory).toMatchObject({ emerald: 2 })
  // The last emerald makes room for what it buys.
  await platform.run('await dropItem(bot, "emerald", 1)')
  expect(await platform.call('await tradeWithVillager(bot, "bread", 1)')).toMatchObject({
    status: 'succeeded',
    detail: { gained: { bread: 6 } },
  })
})

test('fishItem says that the catch did not fit', { retry: 0 }, async () => {
  platform.fill([2, -1, -4], [10, -1, 4], 'water')
  await carry(['fishing_rod', 1])
  expect(await platform.call('await fishItem(bot, 1)')).toMatchObject(isFull)
})

test('barterWithPiglin says that what was thrown did not fit', { retry: 0 }, async () => {
  platform.give('golden_helmet')
  await platform.run('await bot.waitForTicks(10); await equipItem(bot, "golden_helmet")')
  await carry(['gold_ingot', 2])
  platform.world.spawnMob('piglin', platform.at(4, 0, 0))
  expect(await platform.call('await bot.waitForTicks(10); await barterWithPiglin(bot, 1)')).toMatchObject(
    isFull,
  )
})

test('collectDrops says that nothing more fits', { retry: 0 }, async () => {
  await carry()
  const { x, y, z } = platform.at(2, 0, 0)
  platform.world.runCommand(`summon item ${x} ${y} ${z} {Item:{id:"minecraft:dirt",Count:1b}}`)
  expect(await platform.call('await bot.waitForTicks(20); await collectDrops(bot, 6)')).toMatchObject(isFull)
})

test('a kill whose drops do not fit succeeds, and names what is left lying', { retry: 0 }, async () => {
  await carry()
  platform.world.spawnMob('cow', platform.at(3, 0, 0.5))
  const { observation: _seen, ...step } = await platform.run(
    'await bot.waitForTicks(5); const { status, detail } = await killMob(bot, "cow"); bot.chat(JSON.stringify({ status, ...detail }))',
  )
  const log = JSON.stringify(step.events)
  expect(log).toMatch(/No room for [^":]*beef[^":]*: the inventory is full; drop or store something first/)
  expect(log).toMatch(/"status":"succeeded","detail":\{"mob":"cow".*"left":\[[^\]]*beef/)
})

test('mineBlock throws building stone away before it breaks what would not fit', { retry: 0 }, async () => {
  await carry(['stone_pickaxe', 1], ['cobblestone', 64], ['cobblestone', 40])
  platform.fill([2, 0, 0], [2, 0, 0], 'iron_ore')
  expect(await platform.call('await mineBlock(bot, "iron_ore", 1)')).toMatchObject({
    status: 'succeeded',
    detail: { gained: { raw_iron: 1 } },
  })
  expect((await platform.run('')).observation.inventory).toMatchObject({ cobblestone: 64, raw_iron: 1 })
})

test('an ore whose drop has no room stays where it is', { retry: 0 }, async () => {
  await carry(['stone_pickaxe', 1])
  platform.fill([2, 0, 0], [2, 0, 0], 'iron_ore')
  expect(await platform.call('await mineBlock(bot, "iron_ore", 1)')).toMatchObject({
    status: 'failed',
    reason: 'inventory-full',
    detail: { mined: 0, left: ['raw_iron'] },
  })
  const seen = `bot.chat(bot.blockAt(${platform.vec(2, 0, 0)}).name)`
  expect(JSON.stringify((await platform.run(seen)).events)).toMatch(/iron_ore/)
})

test('crafting throws building stone away where its result would not fit', { retry: 0 }, async () => {
  await carry(['oak_planks', 5], ['cobblestone', 64], ['cobblestone', 40])
  expect(await platform.call('await craftItem(bot, "crafting_table", 1)')).toMatchObject({
    status: 'succeeded',
  })
  expect((await platform.run('')).observation.inventory).toMatchObject({ cobblestone: 64, oak_planks: 1 })
})

test('what a program threw away is left lying, also on the way', { retry: 0 }, async () => {
  platform.give('dirt', 10)
  const there = platform.vec(6, 0, 0)
  const { observation } = await platform.run(`await bot.waitForTicks(10)
    await bot.look(-Math.PI / 2, 0, true)
    await dropItem(bot, "dirt", 10)
    await bot.waitForTicks(45)
    await collectDrops(bot, 8)
    await goTo(bot, ${there}, 0)
    await goTo(bot, ${platform.vec(0, 0, 0)}, 0)`)
  expect(observation.inventory).toEqual({})
  platform.fill([-3, 0, 0], [-3, 0, 0], 'dirt')
  const after = await platform.run(
    'await bot.waitForTicks(10); await mineBlock(bot, "dirt", 1); await collectDrops(bot, 8)',
  )
  expect(after.observation.inventory).toEqual({ dirt: 1 })
})

test('depositItemIntoChest stores what is carried, and says what is worn', { retry: 0 }, async () => {
  platform.fill([2, 0, 0], [2, 0, 0], 'chest')
  platform.give('golden_leggings', 1)
  await platform.run('await bot.waitForTicks(20); await equipItem(bot, "golden_leggings")')
  platform.give('golden_leggings', 1)
  const put = `await depositItemIntoChest(bot, ${platform.vec(2, 0, 0)}, { golden_leggings: 2 })`
  expect(await platform.call(put)).toMatchObject({
    status: 'failed',
    detail: {
      put: { golden_leggings: 1 },
      message: '1 golden_leggings is worn, and what is worn is not stored.',
    },
  })
  expect(await platform.call(put)).toMatchObject({
    detail: { message: '1 golden_leggings is worn, and what is worn is not stored.' },
  })
})
