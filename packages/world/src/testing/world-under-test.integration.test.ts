import mineflayer from 'mineflayer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createFlatGenerator,
  installVirtualClock,
  InvalidWorldOptionError,
  startWorld,
  type VirtualClock,
  type World,
} from '../index.ts'
import { collect, join, ticks, until, WaitedTooLongError } from './index.ts'

let clock: VirtualClock
let world: World
beforeAll(async () => {
  clock = installVirtualClock(globalThis)
  world = await startWorld({
    generator: ({ registry }) => createFlatGenerator({ registry, layers: ['bedrock', 'sand'] }),
    viewDistanceChunks: 2,
    gamerules: { doMobSpawning: false },
  })
})
afterAll(async () => {
  await world.close()
  clock.uninstall()
})

test('a bot joins a flat arena, waits and collects what lies around', async () => {
  const bot = await join(world, { username: 'Ada', createBot: (address) => mineflayer.createBot(address) })
  expect(world.blockAt({ x: 0, y: 63, z: 0 }).name).toBe('sand')
  const before = world.tick
  await ticks(world, 5)
  expect(world.tick - before).toBeGreaterThanOrEqual(5)
  world.runCommand('summon item 4 64 4 {Item:{id:"minecraft:diamond",Count:3}}')
  await collect(world, { bot, wanted: { diamond: 3 } })
  expect(world.players[0]?.inventory).toEqual({ diamond: 3 })
  bot.quit()
  await until(world, () => world.players.length === 0, { what: 'an empty world' })
})

test('a wait ends with an error that says for what, and with its signal', async () => {
  await expect(until(world, () => false, { timeoutTicks: 3, what: 'rain' })).rejects.toThrow(
    WaitedTooLongError,
  )
  await expect(until(world, () => false, { timeoutTicks: 3, what: 'rain' })).rejects.toThrow(
    /3 ticks for rain/,
  )
  const abort = new AbortController()
  const waiting = until(world, () => false, { signal: abort.signal })
  abort.abort(new Error('enough'))
  await expect(waiting).rejects.toThrow('enough')
})

test('places outside the world are refused', () => {
  expect(() => world.setBlock({ x: 0, y: 500, z: 0 }, 'stone')).toThrow(InvalidWorldOptionError)
  expect(() => world.setBlock({ x: Number.NaN, y: 64, z: 0 }, 'stone')).toThrow(InvalidWorldOptionError)
  expect(() => world.teleport('Ada', { x: 0, y: Infinity, z: 0 })).toThrow(InvalidWorldOptionError)
})

test('a world that is opened with await using is closed at the end of its block', async () => {
  let port = 0
  {
    await using other = await startWorld({ viewDistanceChunks: 2 })
    port = other.port
  }
  const again = await startWorld({ port, viewDistanceChunks: 2 })
  expect(again.port).toBe(port)
  await again.close()
})
