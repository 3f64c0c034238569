import { createMinecraftEnvironment } from '@voyager-mc/bot-runtime'
import { seededRandom, type Environment, type Program } from '@voyager-mc/core'
import { installVirtualClock, startWorld } from '@voyager-mc/world'
import { expect, test } from 'vitest'
import { openGame } from './index.ts'
import { startGameThread, type StartGameThread } from './thread/game-thread.ts'
import { createSpareThreads } from './thread/spare-threads.ts'

const world = { seed: 5, viewDistanceChunks: 3 }
const randomSeed = 7

const programs: readonly Program[] = [
  'await mineBlock(bot, "oak_log", 2); bot.chat("first")',
  'await craftItem(bot, "oak_planks", 2); await craftItem(bot, "crafting_table", 1)',
  'await killMob(bot, "pig", 30)',
  'await exploreUntil(bot, new Vec3(1, 0, 1), 6, () => null)',
  'throw new Error("at " + bot.entity.position)',
  'await bot.waitForTicks(40); await mineBlock(bot, "grass_block", 2)',
].map((body) => ({ name: 'main', source: `async function main(bot) { ${body} }` }))

/** Everything the learner sees of a life in the environment. */
async function live(environment: Environment): Promise<readonly unknown[]> {
  const history: unknown[] = [await environment.reset()]
  for (const program of programs) history.push(await environment.step(program, { timeoutMs: 60_000 }))
  return history
}

/** A life in this thread, whose own time is virtual meanwhile. */
async function liveInProcess(speed: number): Promise<readonly unknown[]> {
  const clock = installVirtualClock(globalThis, { speed })
  clock.freeze()
  const running = await startWorld({ ...world, clock })
  const environment = createMinecraftEnvironment({
    port: running.port,
    version: running.version,
    random: seededRandom(randomSeed),
  })
  const whileMoving = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    clock.thaw()
    try {
      return await act()
    } finally {
      clock.freeze()
    }
  }
  try {
    return await live({
      reset: (options) => whileMoving(() => environment.reset(options)),
      step: (program, options) => whileMoving(() => environment.step(program, options)),
      close: () => whileMoving(() => environment.close()),
    })
  } finally {
    await whileMoving(() => environment.close())
    clock.uninstall()
    await running.close()
  }
}

async function liveInGame(speed: number, startThread: StartGameThread): Promise<readonly unknown[]> {
  const game = await openGame({ world, speed, randomSeed }, { startThread })
  try {
    return await live(game)
  } finally {
    await game.close()
  }
}

/** A life elsewhere that leaves timers and listeners behind, and is closed in the middle of a program. */
async function liveAnother(startThread: StartGameThread): Promise<void> {
  const game = await openGame({ world: { seed: 6, viewDistanceChunks: 2 } }, { startThread })
  await game.reset()
  const source = `async function main(bot) {
    globalThis.mark = "left"
    bot.on("physicsTick", () => bot.chat("still here"))
    setInterval(() => bot.chat("still here"), 50)
    await mineBlock(bot, "grass_block", 1)
    await bot.waitForTicks(1e6)
  }`
  const step = game.step({ name: 'main', source }, { signal: AbortSignal.timeout(1500) })
  await expect(step).rejects.toThrow()
  await game.close()
}

test('the same programs have the same history with and without the thread, at every speed, in a used thread, too', async () => {
  let started = 0
  const threads = createSpareThreads({
    most: 1,
    start(setup, limits) {
      started += 1
      return startGameThread(setup, limits)
    },
  })
  const history = await liveInProcess(Infinity)
  expect(JSON.stringify(history)).toMatch(
    /"block":"oak_log".*crafting_table":1.*"porkchop":[1-9].*"failed","message":"at/,
  )
  expect(await liveInGame(Infinity, threads.startThread)).toEqual(history)
  await liveAnother(threads.startThread)
  expect(await liveInGame(16, threads.startThread)).toEqual(history)
  expect(started).toBe(1)
  await threads.close()
}, 300_000)
