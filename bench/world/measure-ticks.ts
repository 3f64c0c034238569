import { startWorld, type World } from '@voyager-mc/world'
import { rounded, type Row } from '../benchmark.ts'
import { startFlyingSquid } from './flying-squid.ts'
import type { Address } from './join-bot.ts'
import { joinBot } from './join-bot.ts'
import { startCrowd } from './start-crowd.ts'

const botCounts = [1, 5, 20]
const mobCounts = [0, 50, 200]
const steps = 200
const heldSeconds = 10
const ticksPerDay = 24_000
// Half of them hunt the bots, which is what costs.
const kinds = ['cow', 'zombie', 'sheep', 'spider']

/** The median time of a tick, with everything that it sends. */
export async function measureTicks(version: string): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const bots of botCounts) {
    const world = await startWorld({ version, seed: 7, gamerules: { doMobSpawning: false } })
    const leave = await startCrowd(world, bots)
    let mobs = 0
    for (const wanted of mobCounts) {
      spawnMobs(world, { from: mobs, to: wanted })
      mobs = wanted
      rows.push({
        what: `tick with ${bots} bots and ${mobs} mobs`,
        figure: await tickTime(world),
        target: '',
      })
    }
    await leave()
    await world.close()
  }
  return rows
}

const heldBots = 10
const heldMobs = 300

/**
 * How many ticks a second are held with ten bots and three hundred mobs, in real time, and what a tick of them takes. It is
 * night and nobody dies of blows, so that all of them are there to the end.
 */
export async function measureHeldRate(version: string): Promise<readonly Row[]> {
  const gamerules = { doMobSpawning: false, doDaylightCycle: false }
  const world = await startWorld({ version, seed: 7, gamerules })
  world.runCommand('time set midnight')
  const leave = await startCrowd(world, heldBots)
  world.runCommand('effect give @a resistance 9999 4')
  spawnMobs(world, { from: 0, to: heldMobs })
  // Mobs find their ways, and what was not compiled is.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const before = { tick: world.tick, at: performance.now(), processor: process.threadCpuUsage() }
  await new Promise((resolve) => setTimeout(resolve, heldSeconds * 1000))
  const ticks = world.tick - before.tick
  const rate = ticks / ((performance.now() - before.at) / 1000)
  const { user, system } = process.threadCpuUsage(before.processor)
  const alive = world.mobs.length
  const tick = await tickTime(world)
  await leave()
  await world.close()
  const squid = await squidRate(version)
  return [
    {
      what: `ticks per second with ${heldBots} bots and ${heldMobs} mobs`,
      figure: `${rounded(rate)} (${alive} mobs alive at the end)`,
      target: '20',
      'flying-squid': squid === undefined ? 'not installed' : `${rounded(squid)} with 10 bots, no mobs`,
    },
    {
      what: `processor time of the world for each of these ticks`,
      figure: `${rounded((user + system) / 1000 / ticks)} ms`,
      target: 'under 50 ms',
    },
    {
      what: `tick with ${heldBots} bots and ${heldMobs} mobs`,
      figure: tick,
      target: 'under 50 ms',
    },
  ]
}

function spawnMobs(world: World, { from, to }: { readonly from: number; readonly to: number }): void {
  const { x, z } = world.spawn
  for (let index = from; index < to; index += 1) {
    const column = { x: x + (index % 15) * 2 - 15, z: z + Math.floor(index / 15) * 2 - 14 }
    world.spawnMob(kinds[index % kinds.length] ?? 'cow', { ...column, y: groundAt(world, column) })
  }
}

// Nobody falls to death.
function groundAt(world: World, { x, z }: { readonly x: number; readonly z: number }): number {
  let y = world.spawn.y + 40
  while (y > 0 && world.blockAt({ x, y: y - 1, z }).name === 'air') y -= 1
  return y
}

async function tickTime(world: World): Promise<string> {
  // Mobs land and find their ways first.
  await new Promise((resolve) => setTimeout(resolve, 3000))
  world.pause()
  const times: number[] = []
  for (let done = 0; done < steps; done += 1) {
    const startedAt = performance.now()
    world.step(1)
    times.push(performance.now() - startedAt)
    // What the bots answer comes in between, as in life.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  world.resume()
  times.sort((a, b) => a - b)
  const at = (share: number): number => rounded(times[Math.floor(times.length * share)] ?? 0, 2)
  return `${at(0.5)} ms, 95 % under ${at(0.95)} ms`
}

// The server tells the time of day about once a second; a bot sees how many ticks went by.
async function squidRate(version: string): Promise<number | undefined> {
  const server = await startFlyingSquid(version)
  if (!server) return undefined
  const leave = await startCrowd(server, 9)
  const rate = await observedRate(server)
  await leave()
  await server.close()
  return rate
}

async function observedRate(address: Address): Promise<number> {
  const bot = await joinBot(address, 'observer')
  const times: { readonly timeOfDay: number; readonly at: number }[] = []
  bot.on('time', () => {
    times.push({ timeOfDay: bot.time.timeOfDay, at: performance.now() })
  })
  await new Promise((resolve) => setTimeout(resolve, heldSeconds * 1000))
  bot.end()
  const [first, last] = [times.at(0), times.at(-1)]
  if (!first || !last || last === first) return 0
  const ticks = (last.timeOfDay - first.timeOfDay + ticksPerDay) % ticksPerDay
  return (ticks / (last.at - first.at)) * 1000
}
