import { Vec3 } from 'vec3'
import { afterEach, expect, test } from 'vitest'
import { blockAt, craft, hold, itemId, near, placeOn } from '../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../testing/start-mob-arena.ts'
import { defaultVersion, supportedVersions } from './index.ts'

// A look at every version but the default one, which all other tests run on; `test:versions` runs those on the rest.
const others = supportedVersions.filter((version) => version !== defaultVersion)

let arena: MobArena | undefined
afterEach(async () => {
  await arena?.stop()
  arena = undefined
})

async function startOn(version: string): Promise<MobArena> {
  arena = await startMobArena({ version, difficulty: 'easy' })
  return arena
}

test.each(others)('a bot digs, crafts, stores, fights, eats and travels on %s', async (version) => {
  const { bot, world, ...own } = await startOn(version)
  const log = near(bot, 2, 0, 0)
  world.setBlock(log, 'oak_log')
  await own.until(() => blockAt(bot, log).name === 'oak_log')
  await bot.dig(blockAt(bot, log))
  await own.collect({ oak_log: 1 })
  await craft(bot, 'oak_planks')
  await craft(bot, 'crafting_table')
  await own.ticks(2)
  expect(own.carried()).toEqual({ crafting_table: 1 })

  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await own.ticks(6)
  await own.give('chest')
  await hold(bot, 'chest')
  await placeOn(bot, near(bot, 0, -1, 2))
  const chest = await bot.openChest(blockAt(bot, near(bot, 0, 0, 2)))
  await chest.deposit(itemId(bot, 'crafting_table'), null, 1)
  await chest.close()
  await own.ticks(2)
  expect(own.carried()).toEqual({})

  const pig = await own.pen('pig', { x: 20.5, y: 64, z: 20.5 })
  world.teleport('tester', { x: 20.5, y: 64, z: 18.2 })
  await own.give('diamond_sword')
  await hold(bot, 'diamond_sword')
  await own.slay(pig)
  await own.collect({ porkchop: 1 })
  world.runCommand('effect give tester hunger 30 100')
  await own.until(() => bot.food < 18, 'hunger').catch(() => own.ticks(80))
  world.runCommand('effect clear tester')
  await hold(bot, 'porkchop')
  const before = bot.food
  await bot.consume()
  await own.until(() => bot.food > before, 'the meal')

  world.teleport('tester', { x: 0.5, y: 90, z: 0.5, dimension: 'the_nether' })
  await own.until(() => String(bot.game.dimension) === 'the_nether', 'the Nether')
  await own.until(
    () =>
      bot.findBlock({ matching: bot.registry.blocksByName['netherrack']?.id ?? 0, maxDistance: 64 }) !== null,
    'netherrack',
  )
  world.teleport('tester', { x: 0.5, y: 64, z: 0.5 })
  await own.until(() => blockAt(bot, new Vec3(0, 63, 0)).name === 'grass_block', 'the way back')
  expect(own.errors).toEqual([])
})
