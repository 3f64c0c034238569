import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StartWorldOptions, VirtualClock, World } from '../index.ts'
import { installVirtualClock } from '../time/install-virtual-clock.ts'

let clock: VirtualClock
beforeAll(() => {
  clock = installVirtualClock(globalThis)
})
afterAll(() => clock.uninstall())

// Animals by name with their places, as they were when they came into the world.
async function visit(options: StartWorldOptions): Promise<readonly string[]> {
  const { startWorld } = await import('../index.ts')
  const { joinBot, testVersion } = await import('../../testing/start-arena.ts')
  const world: World = await startWorld({ version: testVersion, viewDistanceChunks: 4, ...options })
  const born: string[] = []
  world.events.on('entity-spawn', ({ entity }) => {
    const { x, y, z } = entity.position
    if (entity.kind === 'mob')
      born.push(`${entity.typeName} ${Math.round(x)} ${Math.round(y)} ${Math.round(z)}`)
  })
  const bot = await joinBot(world, 'visitor')
  // Until every column in view was sent once, at least one a tick.
  await bot.waitForTicks(110)
  bot.quit()
  await world.close()
  return born
}

test('the same seed has the same animals, another one has others', async () => {
  const first = await visit({ seed: 8, difficulty: 'peaceful' })
  expect(first.length).toBeGreaterThan(3)
  expect(await visit({ seed: 8, difficulty: 'peaceful' })).toEqual(first)
  expect(await visit({ seed: 9, difficulty: 'peaceful' })).not.toEqual(first)
  // Terrain for three visits is made here.
})

test('animals are kept with the world and do not come twice', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'world-mobs-'))
  const first = await visit({ seed: 8, difficulty: 'peaceful', directory })
  const { startWorld } = await import('../index.ts')
  const again = await startWorld({ directory })
  const later: string[] = []
  again.events.on('entity-spawn', ({ entity }) => later.push(entity.typeName))
  const { joinBot } = await import('../../testing/start-arena.ts')
  const bot = await joinBot(again, 'visitor')
  await bot.waitForTicks(40)
  expect(later).toEqual([])
  const seen = Object.values(bot.entities).filter(({ name }) => name !== 'player')
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.length).toBeLessThanOrEqual(first.length)
  bot.quit()
  await again.close()
  await rm(directory, { recursive: true })
})

test('animals go back to a snapshot, and bad names and places are refused', async () => {
  const { startWorld } = await import('../index.ts')
  const { joinBot, testVersion } = await import('../../testing/start-arena.ts')
  const { createFlatGenerator } = await import('../generation/index.ts')
  const world = await startWorld({
    version: testVersion,
    gamerules: { doMobSpawning: false },
    generator: ({ registry }) => createFlatGenerator({ registry }),
  })
  const bot = await joinBot(world, 'visitor')
  const sheep = (): number => Object.values(bot.entities).filter(({ name }) => name === 'sheep').length
  world.spawnMob('sheep', { ...world.spawn, x: world.spawn.x + 2 })
  await bot.waitForTicks(6)
  const snapshot = world.snapshot()
  world.runCommand('kill @e[type=sheep]')
  await bot.waitForTicks(30)
  expect(sheep()).toBe(0)
  world.restore(snapshot)
  await bot.waitForTicks(6)
  expect(sheep()).toBe(1)
  expect(() => world.spawnMob('unicorn', world.spawn)).toThrow('mob name')
  expect(() => world.spawnMob('cow', { x: NaN, y: 64, z: 0 })).toThrow('finite')
  bot.quit()
  await world.close()
})

test('creatures that nobody sees leave memory, and come back with their land', async () => {
  const { startWorld } = await import('../index.ts')
  const { joinBot, testVersion } = await import('../../testing/start-arena.ts')
  const world = await startWorld({
    version: testVersion,
    seed: 8,
    viewDistanceChunks: 4,
    difficulty: 'peaceful',
  })
  const bot = await joinBot(world, 'visitor')
  await bot.waitForTicks(110)
  world.runCommand('gamerule doMobSpawning false')
  world.runCommand('gamemode spectator visitor')
  const start = world.players[0]?.position ?? world.spawn
  const kinds = (): Readonly<Record<string, number>> => {
    const counts: Record<string, number> = {}
    for (const { name, position } of world.mobs)
      if (Math.hypot(position.x - start.x, position.z - start.z) < 100) counts[name] = (counts[name] ?? 0) + 1
    return counts
  }
  const before = kinds()
  expect(Object.keys(before).length).toBeGreaterThan(0)
  for (let leg = 1; leg <= 8; leg += 1) {
    world.teleport('visitor', { x: start.x + leg * 160, y: 120, z: start.z })
    await bot.waitForTicks(100)
  }
  world.step(800)
  expect(kinds()).toEqual({})
  const kept = world.snapshot()
  world.restore(kept)
  world.teleport('visitor', { ...start, y: 120 })
  await bot.waitForTicks(110)
  expect(kinds()).toEqual(before)
  bot.quit()
  await world.close()
})
