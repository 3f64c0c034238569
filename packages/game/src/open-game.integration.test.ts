import { EnvironmentLostError } from '@voyager-mc/core'
import { MissingEngineError } from '@voyager-mc/bot-runtime'
import { testEnvironment } from '@voyager-mc/bot-runtime/testing'
import { memoryWorldStore, startWorld } from '@voyager-mc/world'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openGame, type Game, type OpenGameOptions } from './index.ts'
import { createSpareThreads } from './thread/spare-threads.ts'
import { startSharedThread } from './thread/start-shared-thread.ts'

const seed = 5
const primitives = [new URL('./testing/ruinous-primitives.ts', import.meta.url)]
const small = { seed, viewDistanceChunks: 2 }

describe('a game in an embedded world', () => {
  testEnvironment(() => openGame({ world: small }), { test, expect })
})

const server = await startWorld({ ...small, operators: false })
afterAll(() => server.close())
describe('a game on a server', () => {
  testEnvironment(() => openGame({ server: { port: server.port } }), { test, expect, isBrief: true })
})

const open: Game[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((game) => game.close()))
})

async function play(options: OpenGameOptions = {}): Promise<Game> {
  const game = await openGame({
    ...(options.server ? {} : { world: small }),
    ...options,
  })
  open.push(game)
  await game.reset()
  return game
}

const program = (body: string): { readonly name: string; readonly source: string } => ({
  name: 'main',
  source: `async function main(bot) { ${body} }`,
})
/** A call that keeps the thread for ever. */
const block = 'await standStill(bot)'
const quick = { silenceMs: 2000 }

/** What programs of a game are told of their time. */
function timeTold({ scope }: Game): string | undefined {
  return scope?.members.find(({ path }) => path === 'bot.timeLeft')?.shown
}

describe('a program that blocks its game', () => {
  test('comes back as interrupted with the events up to there and the world as it was, until it is given up', async () => {
    // Eyes do not meet the same blocks twice; the world is compared by all of them.
    const game = await play({ primitives, sight: 'loaded', limits: { ...quick, deaths: 2 } })
    const before = await game.step(program(''))
    const bad = program(`bot.chat("here"); await mineBlock(bot, "grass_block", 1); ${block}`)
    const step = await game.step(bad)
    expect(step.outcome).toMatchObject({ status: 'interrupted', message: expect.stringContaining('2 s') })
    expect(step.interruption).toEqual({ reason: 'silent', deaths: 1 })
    expect(step.events).toContainEqual(expect.objectContaining({ type: 'program-log', text: 'here' }))
    expect(step.events).toContainEqual(expect.objectContaining({ type: 'block-dig', block: 'grass_block' }))
    expect(step.observation).toMatchObject({
      position: before.observation.position,
      inventory: before.observation.inventory,
      nearbyBlocks: before.observation.nearbyBlocks,
    })
    expect((await game.step(program(''))).outcome).toEqual({ status: 'completed' })
    expect((await game.step(bad)).interruption).toEqual({ reason: 'silent', deaths: 2 })
    const startedAt = performance.now()
    expect((await game.step(bad)).interruption).toEqual({ reason: 'given-up', deaths: 2 })
    expect(performance.now() - startedAt).toBeLessThan(100)
    expect((await game.step(program(''))).outcome).toEqual({ status: 'completed' })
  })

  test('tells its seconds and lets go of a caller whose signal fires, within a second', async () => {
    const game = await play({ primitives, limits: { answerMs: 1000 }, stepTimeoutMs: 45_000 })
    expect(timeTold(game)).toBe('bot.timeLeft() for what is left of the 45 seconds of a program')
    const controller = new AbortController()
    const step = game.step(program(block), { signal: controller.signal })
    const reason = new DOMException('enough', 'AbortError')
    setTimeout(() => controller.abort(reason), 500)
    const startedAt = performance.now()
    await expect(step).rejects.toBe(reason)
    expect(performance.now() - startedAt).toBeLessThan(1500)
    expect((await game.step(program(''))).outcome).toEqual({ status: 'completed' })
  })

  test('leaves a server, which is joined again', async () => {
    const game = await play({ primitives, server: { port: server.port }, limits: quick })
    const { outcome } = await game.step(program('await spin(bot)'))
    expect(outcome).toMatchObject({ status: 'interrupted', message: expect.stringContaining('joined again') })
    expect((await game.step(program(''))).outcome).toEqual({ status: 'completed' })
  })
})

test('games on a server and with a folder leave their thread to the next one', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'game-'))
  let started = 0
  const spare = createSpareThreads({
    most: 1,
    start(...thread) {
      started += 1
      return startSharedThread(...thread)
    },
  })
  for (const place of [
    { server: { port: server.port } },
    { world: { ...small, directory } },
    { world: small },
  ]) {
    const game = await openGame(place, spare)
    await game.reset()
    expect((await game.step(program(''))).outcome).toEqual({ status: 'completed' })
    await game.close()
  }
  expect(started).toBe(1)
  await spare.close()
  await rm(directory, { recursive: true })
})

test('isolated-vm is an engine of a game, too, where it can be loaded', async () => {
  const game = await play({ engine: 'isolated-vm' }).catch((error: unknown) => {
    if (MissingEngineError.isInstance(error)) return undefined
    throw error
  })
  const loops = program('for (;;);')
  const { outcome } = (await game?.step(loops)) ?? { outcome: { limit: 'cpu' } }
  expect(outcome).toMatchObject({ limit: 'cpu' })
  expect((await game?.step(program('')))?.outcome.status ?? 'completed').toBe('completed')
})

test('the world can be changed from outside between two steps, programs are told of ten minutes, and a closed game ends the one that runs', async () => {
  const game = await play()
  expect(timeTold(game)).toBe('bot.timeLeft() for what is left of the 600 seconds of a program')
  await game.world?.give('bot', { name: 'oak_log', count: 3 })
  const { observation } = await game.step(program('await craftItem(bot, "oak_planks", 3)'))
  expect(observation.inventory).toEqual({ oak_planks: 12 })
  const step = game.step(program('await bot.waitForTicks(1e6)'))
  await Promise.all([expect(step).rejects.toSatisfy(EnvironmentLostError.isInstance), game.close()])
})

test('a home keeps the world as it was at the last step', async () => {
  const home = memoryWorldStore()
  const first = await play({ home })
  await first.world?.give('bot', { name: 'oak_log', count: 2 })
  const { observation } = await first.step(
    program('await craftItem(bot, "oak_planks", 1); await goTo(bot, bot.entity.position.offset(3, 0, 0))'),
  )
  const stopped = first.step(program('await mineBlock(bot, "grass_block", 1); await bot.waitForTicks(1e6)'), {
    signal: AbortSignal.timeout(1000),
  })
  await expect(stopped).rejects.toThrow()
  await first.close()
  const second = await openGame({ world: { viewDistanceChunks: 2 }, home })
  open.push(second)
  const { position, inventory } = await second.reset()
  expect(inventory).toEqual({ oak_log: 1, oak_planks: 4 })
  expect(position).toEqual(observation.position)
})

test('a folder keeps the world, which goes back in it when a step ends its thread', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'game-'))
  // A new thread has seen nothing yet of what the old one saw on its way.
  const game = await play({ primitives, world: { ...small, directory }, limits: quick, sight: 'loaded' })
  const before = await game.step(program('await mineBlock(bot, "grass_block", 1)'))
  const ruined = await game.step(
    program('await mineBlock(bot, "grass_block", 2); await bot.waitForTicks(100); await throwLater(bot)'),
  )
  expect(ruined.interruption?.reason).toBe('crashed')
  expect(ruined.observation.inventory).toEqual(before.observation.inventory)
  expect(ruined.observation.nearbyBlocks).toEqual(before.observation.nearbyBlocks)
  await game.close()
  const again = await play({ world: { viewDistanceChunks: 2, directory } })
  expect((await again.step(program(''))).observation.inventory).toEqual(before.observation.inventory)
  await again.close()
  await rm(directory, { recursive: true })
})
