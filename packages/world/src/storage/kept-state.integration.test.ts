import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createFlatGenerator } from '../generation/index.ts'
import { startWorld, type StartWorldOptions, type World } from '../index.ts'
import { startArena, testVersion } from '../../testing/start-arena.ts'

const directories: string[] = []
afterEach(async () => {
  for (const directory of directories.splice(0)) await rm(directory, { recursive: true, force: true })
})

async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'world-'))
  directories.push(directory)
  return directory
}

const start = (options: StartWorldOptions): Promise<World> =>
  startWorld({
    version: testVersion,
    generator: ({ registry }) => createFlatGenerator({ registry }),
    ...options,
  })

const places = Array.from({ length: 30 }, (_, index) => ({ x: index, y: 64, z: 4 }))
const ages = (world: World): readonly unknown[] =>
  places.map((place) => world.blockAt(place).properties['age'])

test('the dice fall the same after a snapshot and after a restart', async () => {
  const directory = await temporaryDirectory()
  const world = await start({ directory })
  world.pause()
  for (const place of places) {
    world.setBlock({ ...place, y: 63 }, 'farmland')
    world.setBlock(place, 'wheat')
  }
  world.step(2000)
  const snapshot = world.snapshot()
  const { tick } = world
  await world.save()
  world.step(2000)
  const grown = ages(world)
  expect(new Set(grown).size).toBeGreaterThan(1)
  world.restore(snapshot)
  world.step(2000)
  expect(ages(world)).toEqual(grown)
  world.restore(snapshot)
  await world.close()

  const again = await start({ directory })
  again.pause()
  ages(again)
  again.step(tick + 2000 - again.tick)
  expect(ages(again)).toEqual(grown)
  await again.close()
})

test('leaves that have lost their log wither after a restart too', async () => {
  const directory = await temporaryDirectory()
  const world = await start({ directory })
  world.pause()
  world.setBlock({ x: 1, y: 70, z: 1 }, 'oak_log')
  world.setBlock({ x: 2, y: 70, z: 1 }, 'oak_leaves')
  world.setBlock({ x: 1, y: 70, z: 1 }, 'air')
  await world.close()

  const again = await start({ directory })
  again.pause()
  expect(again.blockAt({ x: 2, y: 70, z: 1 }).name).toBe('oak_leaves')
  again.step(20_000)
  expect(again.blockAt({ x: 2, y: 70, z: 1 }).name).toBe('air')
  await again.close()
})

test('who was made an operator is one at the next visit, and who was not is none', async () => {
  const directory = await temporaryDirectory()
  const first = await startArena({ directory, operators: ['other'] })
  await first.join('other')
  first.world.runCommand('/op tester')
  first.world.runCommand('/deop other')
  await first.stop()

  const again = await startArena({ directory, operators: ['other'] })
  const other = await again.join('other')
  again.bot.chat('/time set 6000')
  other.chat('/time set 18000')
  await again.until(() => again.world.runCommand('/time query daytime').text?.includes('60') === true)
  await again.ticks(10)
  expect(again.world.runCommand('/time query daytime').text).toMatch(/The time is 60\d\d/)
  await again.stop()
})
