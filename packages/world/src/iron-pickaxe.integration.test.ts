import pathfinder from 'mineflayer-pathfinder'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAt, craft, hold, itemId, known, placeOn } from '../testing/start-arena.ts'
import { startMobArena, type MobArena } from '../testing/start-mob-arena.ts'

// The declaration of the CommonJS module names its exports; at run time only the default import has them.
const { goals, Movements, pathfinder: plugin } = pathfinder

let arena: MobArena
beforeAll(async () => {
  arena = await startMobArena()
})
afterAll(async () => arena.stop())

const tree = new Vec3(8, 64, 3)
const rock = new Vec3(-6, 64, 4)
const table = new Vec3(0, 64, 6)
const furnacePlace = new Vec3(2, 64, 6)
const maxSteps = 60

async function walkTo(bot: Bot, place: Vec3): Promise<void> {
  await bot.pathfinder.goto(new goals.GoalNear(place.x, place.y, place.z, 2))
}

async function mine(bot: Bot, name: string, count: number): Promise<void> {
  for (let mined = 0; mined < count; mined += 1) {
    const found = bot.findBlock({
      matching: (block) => block.name === name && (block.position?.y ?? 64) >= 64,
      useExtraInfo: (block) => block.position.y >= 64,
      maxDistance: 32,
    })
    if (!found) throw new Error(`No ${name} in sight.`)
    await bot.pathfinder.goto(new goals.GoalNearXZ(found.position.x, found.position.z, 2))
    await bot.dig(blockAt(bot, found.position))
  }
}

/** Walks onto the items that lie about until the bot carries so many of one. */
async function gather(bot: Bot, name: string, count: number): Promise<void> {
  for (let steps = 0; (known(bot)[name] ?? 0) < count; steps += 1) {
    if (steps === maxSteps) throw new Error(`Only ${known(bot)[name] ?? 0} ${name} of ${count} came in.`)
    const item = bot.nearestEntity((entity) => entity.name === 'item')
    // Onto its column: from the one beside it an arm's length may be missing.
    if (item) await bot.pathfinder.goto(new goals.GoalXZ(item.position.x, item.position.z))
    await bot.waitForTicks(3)
  }
}

test('a plain bot goes from bare hands to an iron pickaxe', async () => {
  const { world, bot } = arena
  for (let height = 0; height < 4; height += 1) world.setBlock(tree.offset(0, height, 0), 'oak_log')
  for (let side = 0; side < 11; side += 1) world.setBlock(rock.offset(0, 0, side - 5), 'stone')
  for (let side = 0; side < 3; side += 1) world.setBlock(rock.offset(3, 0, side + 4), 'iron_ore')
  bot.loadPlugin(plugin)
  const movements = new Movements(bot)
  movements.canDig = false
  movements.scafoldingBlocks = []
  bot.pathfinder.setMovements(movements)
  await arena.until(() => bot.blockAt(rock)?.name === 'stone')

  await mine(bot, 'oak_log', 4)
  await gather(bot, 'oak_log', 4)
  await craft(bot, 'oak_planks', { count: 4 })
  await craft(bot, 'crafting_table')
  await craft(bot, 'stick', { count: 2 })
  await walkTo(bot, table)
  await hold(bot, 'crafting_table')
  await placeOn(bot, table.offset(0, -1, 0))
  await craft(bot, 'wooden_pickaxe', { table: table })
  await hold(bot, 'wooden_pickaxe')

  await mine(bot, 'stone', 11)
  await gather(bot, 'cobblestone', 11)
  await walkTo(bot, table)
  await craft(bot, 'furnace', { table: table })
  await craft(bot, 'stone_pickaxe', { table: table })
  await hold(bot, 'stone_pickaxe')

  // Until 1.16 iron ore drops itself.
  const ore = bot.registry.itemsByName['raw_iron'] ? 'raw_iron' : 'iron_ore'
  await mine(bot, 'iron_ore', 3)
  await gather(bot, ore, 3)
  await walkTo(bot, furnacePlace)
  await hold(bot, 'furnace')
  await placeOn(bot, furnacePlace.offset(0, -1, 0))
  const furnace = await bot.openFurnace(blockAt(bot, furnacePlace))
  await furnace.putFuel(itemId(bot, 'oak_planks'), null, 3)
  await furnace.putInput(itemId(bot, ore), null, 3)
  await arena.ticks(3)
  world.step(620)
  await arena.until(() => furnace.outputItem()?.count === 3, 'the ingots')
  await furnace.takeOutput()
  await furnace.close()
  await arena.ticks(2)
  await walkTo(bot, table)
  await craft(bot, 'iron_pickaxe', { table: table })
  await arena.ticks(2)
  expect(arena.carried()['iron_pickaxe']).toBe(1)
  expect(arena.errors).toEqual([])
})
