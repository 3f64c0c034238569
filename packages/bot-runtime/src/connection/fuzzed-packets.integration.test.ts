import { EnvironmentLostError, seededRandom, type Random } from '@voyager-mc/core'
import { installVirtualClock, startWorld, type VirtualClock, type World } from '@voyager-mc/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMinecraftEnvironment, type MinecraftEnvironment } from '../create-minecraft-environment.ts'
import { faultyLink, type FaultyLink } from '../testing/faulty-link.ts'

let clock: VirtualClock
let world: World
let link: FaultyLink
let environment: MinecraftEnvironment

beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({ clock, seed: 7, difficulty: 'easy', viewDistanceChunks: 2 })
  link = await faultyLink(world)
  clock.gatherPort(link.port)
  environment = createMinecraftEnvironment({
    port: link.port,
    reconnect: { attempts: 60 },
  })
  await environment.reset()
})

afterAll(async () => {
  await environment.close()
  await link.close()
  await world.close()
  clock.uninstall()
})

const packetsPerStep = 500
const packetsPerTick = 25
const stepLimitMs = 1500
// Time of the wall for a step, which has no waiting in it: the rest is for a machine that does other things as well.
const longestStepMs = 60_000

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

/** Sends packets until there are enough or the bot has hung up; resolves with how many. */
async function spoil(random: Random): Promise<number> {
  const known = [...link.seen]
  let sent = 0
  while (sent < packetsPerStep && environment.bot) {
    // Most are whole, so that many are read before one ends the connection.
    const spoiler = random() < 0.75 ? spoilers[0] : pick(spoilers, random)
    link.inject(spoiler?.(pick(known, random) ?? Buffer.from([0]), random) ?? Buffer.from([0]))
    sent += 1
    if (sent % packetsPerTick === 0) await new Promise((resolve) => setTimeout(resolve, 50))
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

test('no packet of a server ends the process or holds a step', { timeout: 300_000, retry: 0 }, async () => {
  const random = seededRandom(3)
  let packets = 0
  let losses = 0
  const told = new Set<string>()
  let slowestMs = 0
  while (packets < 5000) {
    const startedAt = clock.wall.now()
    const step = environment.step(program, { timeoutMs: stepLimitMs }).then(
      ({ events }) => {
        for (const event of events) if (event.type === 'error') told.add(event.name)
      },
      (error: unknown) => {
        if (!EnvironmentLostError.isInstance(error)) throw error
        losses += 1
      },
    )
    packets += await spoil(random)
    await step
    slowestMs = Math.max(slowestMs, clock.wall.now() - startedAt)
    await environment.reset()
  }
  // Some of it was bad enough to end a connection, and each time a reset mended that.
  expect(losses).toBeGreaterThan(1)
  // What was cut off is left out, but not without a word.
  expect(told).toContain('CutPacket')
  expect(slowestMs).toBeLessThan(longestStepMs)
  const source = 'async function main(bot) {}'
  expect((await environment.step({ name: 'main', source })).outcome).toEqual({ status: 'completed' })
})
