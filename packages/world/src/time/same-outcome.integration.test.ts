import mineflayer from 'mineflayer'
import type { Bot } from 'mineflayer'
import pathfinding from 'mineflayer-pathfinder'
import { expect, onTestFinished, test } from 'vitest'
import { startWorld, type World } from '../index.ts'
import { testVersion } from '../../testing/start-arena.ts'

// A CommonJS module whose names Node cannot see before it runs.
const { goals, Movements, pathfinder } = pathfinding

const ticks = 260

/** Records the bot, its things and the animals around it, tick by tick. */
async function play(speed: number): Promise<readonly string[]> {
  const world = await startWorld({ version: testVersion, seed: 3, speed, realm: globalThis })
  // Also after a test that took too long: the clock of this process is the world's until then.
  onTestFinished(() => world.close())
  const history: string[] = []
  const entities = new Map<number, { readonly typeName: string; readonly position: object }>()
  const note = (what: string, fact: unknown): unknown =>
    history.push(`${world.tick} ${what} ${JSON.stringify(fact)}`)
  world.events.on('entity-spawn', ({ entity }) => {
    entities.set(entity.id, entity)
    note('spawn', [entity.id, entity.uuid, entity.typeName, entity.position])
  })
  world.events.on('entity-remove', ({ entity }) => entities.delete(entity.id))
  world.events.on('error', ({ error, during }) => note(during, String(error)))
  world.events.on('tick', () => {
    note('players', world.players)
    note('entities', [...entities])
  })
  const bot = mineflayer.createBot({
    host: world.host,
    port: world.port,
    username: 'ada',
    version: world.version,
    auth: 'offline',
  })
  bot.loadPlugin(pathfinder)
  await new Promise<void>((resolve) => bot.once('spawn', resolve))
  const hasEnded = untilTick(world, ticks)
  // What it is at when the time is over never ends.
  void work(bot, note)
  await hasEnded
  bot.quit()
  await world.close()
  return history
}

async function work(bot: Bot, note: (what: string, fact: unknown) => unknown): Promise<void> {
  bot.pathfinder.setMovements(new Movements(bot))
  try {
    await bot.waitForChunksToLoad()
    for (;;) {
      const log = bot.findBlock({ matching: ({ name }) => name.endsWith('_log'), maxDistance: 48 })
      if (!log) break
      await bot.pathfinder.goto(new goals.GoalLookAtBlock(log.position, bot.world, { reach: 4 }))
      await bot.dig(log)
      note('dug', log.position)
    }
  } catch (error) {
    note('stopped', String(error))
  }
}

function untilTick(world: World, last: number): Promise<void> {
  return new Promise((resolve) => {
    const forget = world.events.on('tick', ({ tick }) => {
      if (tick < last) return
      forget()
      resolve()
    })
  })
}

test('the same programs have the same history in every world of a seed, at every speed', async () => {
  const first = await play(Infinity)
  // Whether it is picked up in time differs from version to version.
  expect(first.join('\n')).toMatch(/dug .*"typeName":"item"/s)
  expect(first.join('\n')).toContain('sheep')
  expect(await play(Infinity)).toEqual(first)
  expect(await play(8)).toEqual(first)
})
