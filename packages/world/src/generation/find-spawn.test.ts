import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { createGenerator } from './create-generator.ts'
import type { WorldGenerator } from './world-generator.ts'
import type { BlockPosition } from '../columns/chunk-column.ts'

const registry = loadRegistry('1.19.4')
const seeds = Array.from({ length: 50 }, (_, index) => index + 1)

interface Find {
  readonly distance: number
  readonly count: number
}

/** Looks for blocks around a place in growing squares of chunks until it has `wanted` of them. */
function nearest(
  generator: WorldGenerator,
  from: BlockPosition,
  options: { names: RegExp; low: number; high: number; chunks: number; wanted: number },
): Find {
  const states = new Set<number>()
  for (const block of registry.blocksArray) {
    if (!options.names.test(block.name)) continue
    for (let state = block.minStateId; state <= block.maxStateId; state++) states.add(state)
  }
  let distance = Number.POSITIVE_INFINITY
  let count = 0
  for (let ring = 0; ring <= options.chunks && count < options.wanted; ring++) {
    for (let stepX = -ring; stepX <= ring; stepX++) {
      for (let stepZ = -ring; stepZ <= ring; stepZ++) {
        if (Math.max(Math.abs(stepX), Math.abs(stepZ)) !== ring) continue
        const chunkX = (from.x >> 4) + stepX
        const chunkZ = (from.z >> 4) + stepZ
        const column = generator.generateColumn(chunkX, chunkZ)
        for (let y = options.low; y <= options.high; y++) {
          for (let index = 0; index < 256; index++) {
            const x = index & 15
            const z = index >> 4
            if (!states.has(column.getBlockStateId({ x, y, z }))) continue
            count++
            const away = Math.hypot(chunkX * 16 + x - from.x, y - from.y, chunkZ * 16 + z - from.z)
            distance = Math.min(distance, away)
          }
        }
      }
    }
  }
  return { distance, count }
}

test.each(seeds)('seed %i starts on dry land with trees at hand and diamond within 300 blocks', (seed) => {
  const generator = createGenerator({ registry, seed })
  const spawn = generator.findSpawn()
  const column = generator.generateColumn(spawn.x >> 4, spawn.z >> 4)
  const name = (dy: number): string => {
    const id = column.getBlockStateId({ x: spawn.x & 15, y: spawn.y + dy, z: spawn.z & 15 })
    return registry.blocksByStateId[id]?.name ?? 'unknown'
  }
  expect(registry.blocksByName[name(-1)]?.boundingBox).toBe('block')
  // Grass and tall flowers leave a body room.
  for (const up of [0, 1]) {
    expect(registry.blocksByName[name(up)]?.boundingBox).toBe('empty')
    expect(name(up)).not.toBe('water')
  }
  const logs = nearest(generator, spawn, {
    names: /_log$/,
    low: spawn.y - 8,
    high: spawn.y + 16,
    chunks: 2,
    wanted: 1,
  })
  expect(logs.distance).toBeLessThanOrEqual(24)
  const diamonds = nearest(generator, spawn, {
    names: /diamond_ore$/,
    low: -63,
    high: 16,
    chunks: 12,
    wanted: 1,
  })
  expect(diamonds.distance).toBeLessThanOrEqual(300)
})

test('starts near the origin', () => {
  for (const seed of seeds) {
    const { x, z } = createGenerator({ registry, seed }).findSpawn()
    expect(Math.max(Math.abs(x), Math.abs(z)), `seed ${seed}`).toBeLessThanOrEqual(200)
  }
})

test('has at least five biomes within 500 blocks of the spawn', () => {
  for (const seed of seeds) {
    const generator = createGenerator({ registry, seed })
    const { x, z } = generator.findSpawn()
    const biomes = new Set<string>()
    for (let dx = -500; dx <= 500; dx += 25) {
      for (let dz = -500; dz <= 500; dz += 25) biomes.add(generator.surfaceAt(x + dx, z + dz).biome)
    }
    expect(biomes.size, `seed ${seed}`).toBeGreaterThanOrEqual(5)
  }
})

test('rises by more than one block in fewer than two of a hundred steps', () => {
  let steps = 0
  let steep = 0
  let cliffs = 0
  for (let seed = 1; seed <= 10; seed++) {
    const generator = createGenerator({ registry, seed })
    for (let x = -400; x < 400; x += 9) {
      for (let z = -400; z < 400; z += 9) {
        const rise = Math.abs(generator.surfaceAt(x + 1, z).height - generator.surfaceAt(x, z).height)
        steps++
        if (rise > 1) steep++
        if (rise > 2) cliffs++
      }
    }
  }
  expect(steep / steps).toBeLessThan(0.02)
  expect(cliffs / steps).toBeLessThan(0.002)
})
