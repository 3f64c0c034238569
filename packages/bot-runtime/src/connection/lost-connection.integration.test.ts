import { EnvironmentLostError, type Clock } from '@voyager-mc/core'
import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import { faultyLink, type FaultyLink } from '../testing/faulty-link.ts'

let world: World
let link: FaultyLink
let environment: MinecraftEnvironment

// Ten times as fast as the wall clock, so that half a minute of silence takes three seconds.
const haste = 10
const quickClock: Clock = {
  now: () => performance.now() * haste,
  sleep: (durationMs, { signal } = {}) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, durationMs / haste)
      signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    }),
}

beforeAll(async () => {
  world = await startWorld({ seed: 7, difficulty: 'peaceful', viewDistanceChunks: 2 })
})

afterAll(() => world.close())

beforeEach(async () => {
  link = await faultyLink(world)
  environment = createMinecraftEnvironment({
    port: link.port,
    clock: quickClock,
    reconnect: { firstDelayMs: 500, attempts: 20 },
  })
  await environment.reset()
})

afterEach(async () => {
  await environment.close()
  await link.close()
})

const program = (body: string) => ({ name: 'main', source: `async function main(bot) { ${body} }` })
const wait = program('await bot.waitForTicks(2000)')
const rest = program('')

const lossOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (error: unknown) => (EnvironmentLostError.isInstance(error) ? error.reason : error),
  )

async function expectRestored(): Promise<void> {
  expect(await environment.reset()).toMatchObject({ health: 20 })
  expect(await environment.step(rest)).toMatchObject({ outcome: { status: 'completed' } })
}

/** Ways in which a connection breaks while the socket stays open. */
const faults: Readonly<Record<string, () => void>> = {
  'an error of the bot': () => void environment.bot?.emit('error', new Error('out of sorts')),
  'packets that cannot be read': () => {
    for (const packet of link.seen)
      link.inject(Buffer.concat([packet.subarray(0, 1), Buffer.alloc(20, 0xff)]))
  },
  'a length that is none': () => link.injectRaw(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff])),
  'a length below zero': () => link.injectRaw(Buffer.from([0xfb, 0xff, 0xff, 0xff, 0x0f])),
  'a length of gigabytes': () => link.injectRaw(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x07])),
  'a handler of the protocol that throws': () => {
    environment.bot?._client.on('update_time', () => {
      throw new RangeError('slot 39 of 38')
    })
  },
  'a handler of the bot that throws': () => {
    environment.bot?.on('time', () => {
      throw new RangeError('slot 39 of 38')
    })
  },
  'a handler that fails later': () => {
    environment.bot?._client.on('update_time', async () => {
      await Promise.resolve()
      throw new RangeError('slot 39 of 38')
    })
  },
  'a handler of the tick that throws': () => {
    environment.bot?.on('physicsTick', () => {
      throw new RangeError('no block there')
    })
  },
}

test.for(Object.entries(faults))(
  '%s is a lost connection, and a reset restores it',
  async ([_name, fail]) => {
    const step = lossOf(environment.step(wait))
    setTimeout(fail, 100)
    expect(await step).toBe('disconnected')
    expect(environment.bot).toBeUndefined()
    await expectRestored()
  },
)

test('half a minute without a packet is a lost connection', async () => {
  const step = lossOf(environment.step(wait))
  setTimeout(() => link.mute(), 100)
  const started = quickClock.now()
  expect(await step).toBe('disconnected')
  expect(quickClock.now() - started).toBeGreaterThan(29_000)
  expect(quickClock.now() - started).toBeLessThan(45_000)
  await expectRestored()
})

test('a program on a silent link does not complete', async () => {
  link.mute()
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(await lossOf(environment.step(program('await bot.waitForTicks(60)')))).toBe('disconnected')
})

test('a reset on a silent link joins again', async () => {
  link.mute()
  expect(await environment.reset()).toMatchObject({ health: 20 })
  await expectRestored()
})

test('a world that stands still between steps is not lost', async () => {
  link.mute()
  await new Promise((resolve) => setTimeout(resolve, 4000))
  link.unmute()
  expect(await environment.step(rest)).toMatchObject({ outcome: { status: 'completed' } })
})
