import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import type { ChunkColumn } from '../columns/chunk-column.ts'
import { createNetherGenerator } from './create-nether-generator.ts'
import { fortressNear } from './structures/raise-fortress.ts'

function count(column: ChunkColumn, id: number | undefined, stateToBlock: (state: number) => number): number {
  let found = 0
  for (let y = 0; y < 128; y++)
    for (let x = 0; x < 16; x++)
      for (let z = 0; z < 16; z++) if (stateToBlock(column.getBlockStateId({ x, y, z })) === id) found += 1
  return found
}

describe.each(['1.16.5', '1.18.2', '1.19.4', '1.21.4'])('the Nether of %s', (version) => {
  const registry = loadRegistry(version)
  const generator = createNetherGenerator({ registry, seed: 7 })
  const blockOf = (state: number): number => registry.blocksByStateId[state]?.id ?? 0
  const id = (name: string): number | undefined => registry.blocksByName[name]?.id

  test('is the same for the same seed and another for another', () => {
    const bytes = (seed: number): string =>
      createNetherGenerator({ registry, seed }).generateColumn(3, -5).dump().toString('hex')
    expect(bytes(7)).toBe(bytes(7))
    expect(bytes(7)).not.toBe(bytes(8))
  })

  test('has netherrack, a sea of lava, glowstone and ores between floors of bedrock', () => {
    const totals: Record<string, number> = {}
    const names = ['netherrack', 'lava', 'glowstone', 'nether_quartz_ore', 'nether_gold_ore', 'soul_sand']
    for (let chunk = 0; chunk < 30; chunk += 1) {
      const column = generator.generateColumn(chunk * 3, chunk)
      for (const name of names) totals[name] = (totals[name] ?? 0) + count(column, id(name), blockOf)
      expect(blockOf(column.getBlockStateId({ x: 4, y: 0, z: 4 }))).toBe(id('bedrock'))
      expect(blockOf(column.getBlockStateId({ x: 4, y: 127, z: 4 }))).toBe(id('bedrock'))
    }
    for (const name of names) expect(totals[name], name).toBeGreaterThan(100)
  })

  // https://minecraft.wiki/w/Ancient_Debris#Natural_generation
  test('has 1.65 ancient debris a chunk, most of it around height 16', () => {
    const heights: number[] = []
    const chunks = 150
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      const column = generator.generateColumn(chunk * 3, chunk)
      for (let y = 0; y < 128; y++)
        for (let x = 0; x < 16; x++)
          for (let z = 0; z < 16; z++)
            if (blockOf(column.getBlockStateId({ x, y, z })) === id('ancient_debris')) heights.push(y)
    }
    expect(heights.length / chunks / 1.65).toBeGreaterThan(0.85)
    expect(heights.length / chunks / 1.65).toBeLessThan(1.15)
    const between = (low: number, high: number): number => heights.filter((y) => y >= low && y <= high).length
    expect(between(14, 18)).toBeGreaterThan(1.5 * (between(8, 10) + between(22, 23)))
  })

  test('has warped forests of nylium, huge fungi and undergrowth in a fifth of it, and none elsewhere', () => {
    const names = ['warped_nylium', 'warped_stem', 'warped_wart_block', 'nether_sprouts', 'warped_roots']
    const chunks = Array.from({ length: 120 }, (_, chunk) => [chunk * 3, chunk * 2] as const)
    const isForest = ([x, z]: readonly [number, number]): boolean =>
      generator.surfaceAt(x * 16 + 8, z * 16 + 8).biome === 'warped_forest'
    const forests = chunks.filter(isForest)
    expect(forests.length).toBeGreaterThan(10)
    expect(forests.length).toBeLessThan(40)
    const found = (places: typeof chunks, name: string): number =>
      places.reduce(
        (sum, [x, z]) => sum + count(generator.generateColumn(x, z), id(name), blockOf) / places.length,
        0,
      )
    for (const name of names) expect(found(forests, name), name).toBeGreaterThan(1)
    const wastes = chunks.filter((place) => !isForest(place))
    expect(found(wastes, 'warped_nylium')).toBeLessThan(found(forests, 'warped_nylium') / 8)
  })

  test('has a fortress with a spawner on a platform of nether bricks', () => {
    const { x, y, z } = fortressNear(7, { x: 0, z: 0 })
    const column = generator.generateColumn(x >> 4, z >> 4)
    const at = (height: number): number =>
      blockOf(column.getBlockStateId({ x: x & 15, y: height, z: z & 15 }))
    expect(at(y + 2)).toBe(id('spawner'))
    expect(at(y)).toBe(id('nether_bricks'))
    expect(Math.hypot(x, z)).toBeLessThan(300)
  })
})

// Taken from the code as it was before crimson forests and valleys came: chunks without them stay as they were, but for the
// twisting vines of warped forests. In turn two of warped forests, wastes, both, a fortress and a bastion.
test.each([
  [0, 0, '9b3aaf75d21c'],
  [19, 7, '34578046f878'],
  [-3, 5, 'cac99c360529'],
  [5, -7, '38cb58ad6d07'],
  [5, 6, 'd8c8df078842'],
  [12, 13, 'd22c23a96236'],
])('chunk %d, %d without new lands is as it was', (chunkX, chunkZ, hash) => {
  const registry = loadRegistry('1.19.4')
  const column = createNetherGenerator({ registry, seed: 7 }).generateColumn(chunkX, chunkZ)
  const states = Uint16Array.from({ length: 128 << 8 }, (_, index) => {
    const state = column.getBlockStateId({ x: index & 15, y: index >> 8, z: (index >> 4) & 15 })
    return registry.blocksByStateId[state]?.name.startsWith('twisting_vines') ? 0 : state
  })
  expect(createHash('sha1').update(states).digest('hex').slice(0, 12)).toBe(hash)
})
