import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, itemId, near } from '../../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../../testing/start-mob-arena.ts'

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

// Cooks three items for 310 ticks behind a block and says what came out.
async function cook(block: string, input: string, dx: number): Promise<string> {
  const { bot, world } = arena
  const place = near(bot, dx, 0, 2)
  world.setBlock(place, block)
  await arena.until(() => blockAt(bot, place).name === block)
  await arena.give(input, 3)
  await arena.give('coal', 1)
  const furnace = await bot.openFurnace(blockAt(bot, place))
  await furnace.putFuel(itemId(bot, 'coal'), null, 1)
  await furnace.putInput(itemId(bot, input), null, 3)
  await arena.ticks(3)
  await furnace.close()
  world.step(310)
  const reopened = await bot.openFurnace(blockAt(bot, place))
  const output = reopened.outputItem()
  if (output) await reopened.takeOutput()
  await reopened.close()
  await arena.ticks(2)
  return `${output?.count ?? 0} ${output?.name ?? 'nothing'}`
}

test('a smoker cooks food twice as fast and nothing else', async () => {
  expect(await cook('smoker', 'beef', 2)).toBe('3 cooked_beef')
  expect(await cook('smoker', 'iron_ore', 3)).toBe('0 nothing')
})

test('a blast furnace smelts ores twice as fast and nothing else', async () => {
  expect(await cook('blast_furnace', 'iron_ore', -2)).toBe('3 iron_ingot')
  expect(await cook('blast_furnace', 'sand', -3)).toBe('0 nothing')
})

test('a furnace cooks one in ten seconds, and lava burns a hundred and leaves its bucket', async () => {
  expect(await cook('furnace', 'sand', 1)).toBe('1 glass')
  const { bot, world } = arena
  const place = near(bot, 0, 0, 3)
  world.setBlock(place, 'furnace')
  await arena.until(() => blockAt(bot, place).name === 'furnace')
  await arena.give('lava_bucket')
  await arena.give('cobblestone', 64)
  const furnace = await bot.openFurnace(blockAt(bot, place))
  await furnace.putFuel(itemId(bot, 'lava_bucket'), null, 1)
  await furnace.putInput(itemId(bot, 'cobblestone'), null, 64)
  await arena.ticks(3)
  await furnace.close()
  world.step(64 * 200 + 20)
  const reopened = await bot.openFurnace(blockAt(bot, place))
  expect([reopened.fuelItem()?.name, reopened.outputItem()?.count]).toEqual(['bucket', 64])
  expect(world.blockAt(place).properties['lit']).toBe(true)
  await reopened.close()
})

test('no handler failed', () => {
  expect(arena.errors).toEqual([])
})
