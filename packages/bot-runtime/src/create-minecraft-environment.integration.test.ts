import { EnvironmentLostError } from '@voyager-mc/core'
import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from './create-minecraft-environment.ts'
import { testEnvironment } from './testing/test-environment.ts'

let world: World
let count = 0

beforeAll(async () => {
  world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 3 })
})

afterAll(async () => {
  await world.close()
})

function join(options: { readonly username?: string } = {}): MinecraftEnvironment {
  count += 1
  return createMinecraftEnvironment({ port: world.port, username: `bot_${count}`, ...options })
}

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'joined',
    (error: unknown) => (EnvironmentLostError.isInstance(error) ? error.reason : error),
  )

testEnvironment(() => join(), { test, expect })

// Five ticks are a quarter of a second on a machine that has nothing else to do.
test('an empty step is over within five ticks', async () => {
  const environment = join()
  await environment.reset()
  const rest = { name: 'rest', source: 'async function rest(bot) {}' }
  // The first one loads the sandbox.
  await environment.step(rest)
  const { observation } = await environment.step(rest)
  await environment.close()
  expect(observation.elapsedTicks).toBeLessThanOrEqual(5)
})

test('a soft reset does not reconnect', async () => {
  const environment = join()
  await environment.reset()
  const { bot } = environment
  await environment.reset()
  expect(environment.bot).toBe(bot)
  await environment.close()
})

test('a reset joins again after the connection was lost', async () => {
  const environment = join()
  await environment.reset()
  environment.bot?.end('gone')
  await expect(
    reasonOf(environment.step({ name: 'rest', source: 'async function rest(bot) {}' })),
  ).resolves.toBe('disconnected')
  await expect(environment.reset()).resolves.toMatchObject({ health: 20 })
  await environment.close()
})

test('losing the world during a step is not a failure of the program', async () => {
  const environment = join()
  await environment.reset()
  const step = environment.step({
    name: 'wait',
    source: 'async function wait(bot) { await bot.waitForTicks(1000) }',
  })
  setTimeout(() => environment.bot?.end('gone'), 100)
  await expect(reasonOf(step)).resolves.toBe('disconnected')
})

test('a hard reset without operator powers names the option', async () => {
  const environment = join()
  await environment.reset()
  await expect(environment.reset({ mode: 'hard' })).rejects.toThrow('set operator: { reset: true }')
  await environment.close()
})

test('a hard reset gives what was asked for', async () => {
  count += 1
  const environment = createMinecraftEnvironment({
    port: world.port,
    username: `bot_${count}`,
    operator: { reset: true },
  })
  const { inventory } = await environment.reset({ mode: 'hard', inventory: { oak_log: 3 } })
  expect(inventory).toEqual({ oak_log: 3 })
  await environment.close()
})

test('nobody at the port is refused', async () => {
  await expect(reasonOf(createMinecraftEnvironment({ port: 1 }).reset())).resolves.toBe('refused')
})

test('nothing of a program is left after its step', async () => {
  const environment = join()
  await environment.reset()
  const before = environment.bot?.listenerCount('physicsTick')
  await environment.step({
    name: 'litter',
    source: `async function litter(bot) {
      bot.on('physicsTick', () => {})
      bot.setControlState('forward', true)
      bot.pathfinder.setGoal(new GoalXZ(1000, 1000))
    }`,
  })
  const { bot } = environment
  expect(bot?.listenerCount('physicsTick')).toBe(before)
  expect([bot?.pathfinder.goal, bot?.getControlState('forward')]).toEqual([null, false])
  await environment.close()
})
