import { EnvironmentLostError, seededRandom, type Clock, type Random } from '@voyager-mc/core'
import { startWorld, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import { faultyLink, type FaultyLink } from '../testing/faulty-link.ts'

let world: World
let link: FaultyLink
let environment: MinecraftEnvironment

// Five times as fast as the wall clock, so that half a minute without a tick takes six seconds.
const haste = 5
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
  world = await startWorld({ seed: 7, difficulty: 'easy', viewDistanceChunks: 2 })
  link = await faultyLink(world)
  environment = createMinecraftEnvironment({
    port: link.port,
    connectTimeoutMs: 20_000,
    clock: quickClock,
    reconnect: { firstDelayMs: 100, longestDelayMs: 500, attempts: 60 },
  })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await link.close()
  await world.close()
})

const packetsPerStep = 125
const stepLimitMs = 1500
// What a step may take beyond its limit; the rest is for a machine that does other things as well.
const graceMs = 5000

/** Ways to spoil a packet. */
const spoilers: readonly ((packet: Buffer, random: Random) => Buffer)[] = [
  // Out of order, or once more.
  (packet) => packet,
  (packet) => packet,
  // Cut off.
  (packet, random) => packet.subarray(0, Math.ceil(random() * packet.length)),
  // With more behind it.
  (packet, random) => Buffer.concat([packet, bytes(random, 40)]),
  // With single bytes changed.
  (packet, random) => change(packet, { random, changes: 1 }),
  (packet, random) => change(packet, { random, changes: 6 }),
  // As another packet.
  (packet, random) => Buffer.concat([bytes(random, 1), packet.subarray(1)]),
  // With numbers as large as they get.
  (packet) => Buffer.concat([packet.subarray(0, 1), Buffer.alloc(Math.min(packet.length, 64), 0x7f)]),
  // Of nothing but noise.
  (_packet, random) => bytes(random, 60),
]

function bytes(random: Random, most: number): Buffer {
  return Buffer.from(
    Array.from({ length: 1 + Math.floor(random() * most) }, () => Math.floor(random() * 256)),
  )
}

function change(
  packet: Buffer,
  { random, changes }: { readonly random: Random; readonly changes: number },
): Buffer {
  const copy = Buffer.from(packet)
  for (let count = 0; count < changes; count += 1) {
    const at = 1 + Math.floor(random() * Math.max(1, copy.length - 1))
    if (at < copy.length) copy[at] = Math.floor(random() * 256)
  }
  return copy
}

function pick<Value>(list: readonly Value[], random: Random): Value | undefined {
  return list[Math.floor(random() * list.length)]
}

async function spoil(random: Random): Promise<number> {
  const known = [...link.seen]
  let sent = 0
  for (; sent < packetsPerStep; sent += 1) {
    // Most are whole, so that many are read before one ends the connection.
    const spoiler = random() < 0.9 ? spoilers[0] : pick(spoilers, random)
    link.inject(spoiler?.(pick(known, random) ?? Buffer.from([0]), random) ?? Buffer.from([0]))
    if (sent % 25 === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return sent
}

const program = {
  name: 'main',
  source: `async function main(bot) {
    bot.setControlState("forward", true)
    await bot.waitForTicks(8)
    bot.findBlock({ matching: mcData.blocksByName.dirt.id, maxDistance: 16 })
    await bot.pathfinder.goto(new GoalNear(bot.entity.position.x + 3, 64, bot.entity.position.z, 2))
  }`,
}

test('no packet of a server ends the process or holds a step', { timeout: 580_000, retry: 0 }, async () => {
  const random = seededRandom(3)
  let packets = 0
  const joined = new Set<unknown>()
  let slowestMs = 0
  while (packets < 5000) {
    const started = performance.now()
    const step = environment.step(program, { timeoutMs: stepLimitMs * haste }).then(
      () => undefined,
      (error: unknown) => {
        if (!EnvironmentLostError.isInstance(error)) throw error
      },
    )
    packets += await spoil(random)
    await step
    slowestMs = Math.max(slowestMs, performance.now() - started)
    await environment.reset()
    joined.add(environment.bot)
  }
  // Some of it was bad enough to end a connection, and each time a reset mended that.
  expect(joined.size).toBeGreaterThan(1)
  expect(slowestMs).toBeLessThan(stepLimitMs + graceMs)
  const source = 'async function main(bot) {}'
  expect((await environment.step({ name: 'main', source })).outcome).toEqual({ status: 'completed' })
})
