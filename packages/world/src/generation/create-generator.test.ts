import { createHash } from 'node:crypto'
import fc from 'fast-check'
import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { biomeId } from '../registry/biome-names.ts'
import { createGenerator } from './create-generator.ts'
import type { WorldGenerator } from './world-generator.ts'
import type { ChunkColumn } from '../columns/chunk-column.ts'
import { worldBounds } from '../registry/world-bounds.ts'

const versions = ['1.16.5', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4']
const registry = loadRegistry('1.19.4')

function fingerprint(column: ChunkColumn): string {
  const biomes = JSON.stringify(column.dumpBiomes() ?? '')
  return createHash('sha1').update(column.dump()).update(biomes).digest('hex')
}

function nameAt(generator: WorldGenerator, { x, y, z }: { x: number; y: number; z: number }): string {
  const column = generator.generateColumn(x >> 4, z >> 4)
  return registry.blocksByStateId[column.getBlockStateId({ x: x & 15, y, z: z & 15 })]?.name ?? 'unknown'
}

const coordinate = fc.integer({ min: -100_000, max: 100_000 })
const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

test('makes the same column from the same seed, whatever was made before it', () => {
  fc.assert(
    fc.property(seeds, coordinate, coordinate, (seed, x, z) => {
      const fresh = createGenerator({ registry, seed })
      const used = createGenerator({ registry, seed })
      used.generateColumn(x - 1, z + 1)
      used.surfaceAt(z, x)
      used.generateColumn(z, x)
      expect(fingerprint(used.generateColumn(x, z))).toBe(fingerprint(fresh.generateColumn(x, z)))
    }),
    { numRuns: 25 },
  )
})

test('makes the same area in any order of its columns', () => {
  const places = Array.from(
    { length: 9 },
    (_, index) => [(index % 3) - 1, Math.floor(index / 3) - 1] as const,
  )
  const make = (order: readonly (readonly [number, number])[]): Record<string, string> => {
    const generator = createGenerator({ registry, seed: 11 })
    return Object.fromEntries(
      order.map(([x, z]) => [`${x},${z}`, fingerprint(generator.generateColumn(x, z))]),
    )
  }
  fc.assert(
    fc.property(fc.shuffledSubarray(places, { minLength: 9 }), (order) => {
      expect(make(order)).toEqual(make(places))
    }),
    { numRuns: 5 },
  )
})

test('makes another world from another seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const one = createGenerator({ registry, seed }).generateColumn(0, 0)
      const other = createGenerator({ registry, seed: seed + 1 }).generateColumn(0, 0)
      expect(fingerprint(one)).not.toBe(fingerprint(other))
    }),
    { numRuns: 10 },
  )
})

// A change of this value is a change of every saved world; raise the world format with it.
test('keeps making the world it made before', () => {
  const generator = createGenerator({ registry, seed: 7 })
  expect(fingerprint(generator.generateColumn(3, -5))).toMatchInlineSnapshot(
    `"fb1aaa22e19220fe48f4e310c427d4a56a91379c"`,
  )
})

describe.each(versions)('in %s', (version) => {
  const data = loadRegistry(version)
  const generator = createGenerator({ registry: data, seed: 5 })
  const { minY, height } = worldBounds(data)
  const column = generator.generateColumn(2, 3)
  const name = (x: number, y: number, z: number): string =>
    data.blocksByStateId[column.getBlockStateId({ x, y, z })]?.name ?? 'unknown'

  test('lays bedrock at the bottom and air at the top', () => {
    expect(name(4, minY, 9)).toBe('bedrock')
    expect(name(4, minY + height - 1, 9)).toBe('air')
  })

  test('has its ground where surfaceAt says', () => {
    let agreeing = 0
    for (let index = 0; index < 256; index++) {
      const surface = generator.surfaceAt(32 + (index & 15), 48 + (index >> 4))
      if (name(index & 15, surface.height, index >> 4) !== 'air') agreeing++
    }
    expect(agreeing).toBeGreaterThan(200)
  })

  test('names a biome of the version and stores the id that its clients know it by', () => {
    const { biome } = generator.surfaceAt(32 + 6, 48 + 6)
    const known = biomeId(data, biome)
    expect(data.biomesByName[biome]).toBeDefined()
    expect(column.getBiome({ x: 6, y: 70, z: 6 })).toBe(known)
  })

  test('lights the sky above the ground and leaves the depths dark', () => {
    expect(column.getSkyLight({ x: 8, y: 120, z: 8 })).toBe(15)
    expect(column.getSkyLight({ x: 8, y: minY + 4, z: 8 })).toBe(0)
  })

  test('stays a column that can be changed', () => {
    const stone = data.blocksByName['stone']?.defaultState ?? 0
    for (const y of [minY + 1, 40, 70, 200]) {
      column.setBlockStateId({ x: 5, y, z: 5 }, stone)
      expect(column.getBlockStateId({ x: 5, y, z: 5 })).toBe(stone)
    }
    expect(column.dump().length).toBeGreaterThan(1000)
    expect(column.dumpLight()).toBeDefined()
  })
})

test('fills the bottoms of caves with lava and nothing above them', () => {
  const generator = createGenerator({ registry, seed: 1 })
  const lava = registry.blocksByName['lava']?.defaultState
  const levels = new Set<number>()
  for (let chunk = 0; chunk < 40; chunk++) {
    const column = generator.generateColumn(chunk, 3)
    for (let y = -63; y < 40; y++) {
      for (let x = 0; x < 16; x++) if (column.getBlockStateId({ x, y, z: 7 }) === lava) levels.add(y)
    }
  }
  expect(levels.size).toBeGreaterThan(0)
  expect(Math.max(...levels)).toBe(-54)
})

test('opens caves to the sky within a walk of the spawn', () => {
  for (let seed = 1; seed <= 5; seed++) {
    const generator = createGenerator({ registry, seed })
    const spawn = generator.findSpawn()
    let openings = 0
    for (let index = 0; index < 256 && openings === 0; index++) {
      const chunkX = (spawn.x >> 4) + (index & 15) - 8
      const chunkZ = (spawn.z >> 4) + (index >> 4) - 8
      const column = generator.generateColumn(chunkX, chunkZ)
      for (let place = 0; place < 16; place++) {
        const x = (place & 3) * 4
        const z = (place >> 2) * 4
        const { height } = generator.surfaceAt(chunkX * 16 + x, chunkZ * 16 + z)
        if (column.getBlockStateId({ x, y: height, z }) === 0) openings++
      }
    }
    expect(openings, `seed ${seed}`).toBeGreaterThan(0)
  }
})

test('never hangs sand over a cave', () => {
  const generator = createGenerator({ registry, seed: 2 })
  const loose = ['sand', 'gravel'].map((name) => registry.blocksByName[name]?.defaultState)
  let hanging = 0
  for (let chunk = 0; chunk < 60; chunk++) {
    const column = generator.generateColumn(chunk, 0)
    for (let y = -50; y < 100; y++) {
      for (let x = 0; x < 16; x++) {
        if (!loose.includes(column.getBlockStateId({ x, y, z: 8 }))) continue
        if (column.getBlockStateId({ x, y: y - 1, z: 8 }) === 0) hanging++
      }
    }
  }
  expect(hanging).toBe(0)
})

test('uses only the low 32 bits of a seed', () => {
  const one = createGenerator({ registry, seed: 5 }).generateColumn(0, 0)
  const other = createGenerator({ registry, seed: 5 + 2 ** 32 }).generateColumn(0, 0)
  expect(fingerprint(one)).toBe(fingerprint(other))
  expect(nameAt(createGenerator({ registry, seed: Number.NaN }), { x: 0, y: -64, z: 0 })).toBe('bedrock')
})
