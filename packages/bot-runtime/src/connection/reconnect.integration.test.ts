import { EnvironmentLostError, type Program } from '@voyager-mc/core'
import { startWorld, type World } from '@voyager-mc/world'
import { afterEach, expect, test } from 'vitest'
import {
  createMinecraftEnvironment,
  type CreateMinecraftEnvironmentOptions,
  type MinecraftEnvironment,
} from '../create-minecraft-environment.ts'

const opened: (() => unknown)[] = []

afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close()
})

async function open(port = 0): Promise<World> {
  const world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2, port })
  opened.push(() => world.close())
  return world
}

async function join(
  world: World,
  options: Partial<CreateMinecraftEnvironmentOptions> = {},
): Promise<MinecraftEnvironment> {
  const environment = createMinecraftEnvironment({
    port: world.port,
    reconnect: { firstDelayMs: 50, longestDelayMs: 500, attempts: 10 },
    ...options,
  })
  opened.push(() => environment.close())
  await environment.reset()
  return environment
}

const wait: Program = { name: 'wait', source: 'async function wait(bot) { await bot.waitForTicks(2000) }' }
const rest: Program = { name: 'rest', source: 'async function rest(bot) {}' }

const lossOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'no loss',
    (error: unknown) => (EnvironmentLostError.isInstance(error) ? error.reason : error),
  )

test('a bot that has left a server keeps no timer, which would hold its process', async () => {
  const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const world = await open()
  const before = timers()
  const environment = await join(world)
  await environment.close()
  await expect.poll(timers, { timeout: 10_000 }).toBeLessThanOrEqual(before)
})

test('a server that goes down during a step is a lost environment', async () => {
  const world = await open()
  const environment = await join(world)
  const step = lossOf(environment.step(wait))
  setTimeout(() => void world.close(), 200)
  expect(['kicked', 'disconnected']).toContain(await step)
})

test('a reset waits for the server to come back and steps go on', async () => {
  const world = await open()
  const environment = await join(world)
  const step = lossOf(environment.step(wait))
  await world.close()
  await step
  const again = new Promise<void>((resolve) => {
    setTimeout(() => void open(world.port).then(() => resolve()), 600)
  })
  await expect(environment.reset()).resolves.toMatchObject({ health: 20 })
  await again
  await expect(environment.step(rest)).resolves.toMatchObject({ outcome: { status: 'completed' } })
})

test('a reset gives up when the server stays away', async () => {
  const world = await open()
  const environment = await join(world, { reconnect: { firstDelayMs: 10, attempts: 3 } })
  await world.close()
  await expect(lossOf(environment.reset())).resolves.toBe('refused')
})

test('an aborted signal ends the waiting for a server', async () => {
  const world = await open()
  const environment = await join(world, { reconnect: { firstDelayMs: 60_000 } })
  await world.close()
  const controller = new AbortController()
  const reason = new DOMException('enough', 'AbortError')
  setTimeout(() => controller.abort(reason), 300)
  await expect(environment.reset({ signal: controller.signal })).rejects.toBe(reason)
})

test('what the bot saw is still known after the server came back', async () => {
  const world = await open()
  const environment = await join(world)
  const { observation } = await environment.step(rest)
  await world.close()
  await open(world.port)
  const { seenBlocks } = await environment.reset()
  expect(seenBlocks).toEqual(expect.arrayContaining([...observation.seenBlocks]))
})

test('a name that is taken is a typed reason', async () => {
  const world = await open()
  await join(world, { username: 'Ada' })
  await expect(lossOf(join(world, { username: 'Ada' }))).resolves.toBe('name-taken')
})

test('two bots of one process do not disturb each other', async () => {
  const world = await open()
  const [one, two] = await Promise.all([join(world, { username: 'One' }), join(world, { username: 'Two' })])
  const loss = lossOf(one.step(wait))
  one.bot?.end('gone')
  await loss
  await expect(two.step(rest)).resolves.toMatchObject({ outcome: { status: 'completed' } })
})
