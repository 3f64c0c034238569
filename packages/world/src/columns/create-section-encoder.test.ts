import fc from 'fast-check'
import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { createColumnBuffer } from './create-column-buffer.ts'
import { createColumnFactory } from './create-column-factory.ts'
import { worldBounds } from '../registry/world-bounds.ts'

const versions = ['1.16.5', '1.18.2', '1.19.4', '1.20.1', '1.20.4', '1.21.1', '1.21.4']

// A section with one kind of block, with a few, and with so many that a value crosses the middle of a long.
const kindCounts = [1, 2, 15, 16, 17, 33, 120, 200]

describe.each(versions)('in %s', (version) => {
  const registry = loadRegistry(version)
  const bounds = worldBounds(registry)
  const factory = createColumnFactory(registry)

  test.each(kindCounts)('blocks of %d kinds come back as they went in', (kinds) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bounds.height / 16 - 1 }), fc.nat(), (section, salt) => {
        const buffer = createColumnBuffer(bounds)
        for (let index = 0; index < 4096; index++) {
          buffer.states[section * 4096 + index] = ((index * 7 + salt) % kinds) + 1
        }
        const column = factory.create(buffer, [])
        for (let index = 0; index < 4096; index += 5) {
          const position = {
            x: index & 15,
            y: bounds.minY + section * 16 + (index >> 8),
            z: (index >> 4) & 15,
          }
          expect(column.getBlockStateId(position)).toBe(((index * 7 + salt) % kinds) + 1)
        }
      }),
      { numRuns: 4 },
    )
  })

  test('every biome keeps its cell', () => {
    const buffer = createColumnBuffer(bounds)
    const biomes = Array.from({ length: 16 }, (_, cell) => cell % 5)
    const column = factory.create(buffer, biomes)
    for (let cell = 0; cell < 16; cell++) {
      const position = { x: (cell & 3) * 4 + 1, y: 100, z: (cell >> 2) * 4 + 3 }
      expect(column.getBiome(position)).toBe(cell % 5)
    }
  })

  test('an empty column is a column', () => {
    const column = factory.create(createColumnBuffer(bounds), [])
    expect(column.getBlockStateId({ x: 0, y: 64, z: 0 })).toBe(0)
    expect(column.getSkyLight({ x: 0, y: 64, z: 0 })).toBe(15)
  })

  test('a column does not change when the next one is made', () => {
    const buffer = createColumnBuffer(bounds)
    buffer.states.fill(1)
    const first = factory.create(buffer, [])
    buffer.states.fill(2)
    factory.create(buffer, [])
    expect(first.getBlockStateId({ x: 3, y: 33, z: 3 })).toBe(1)
  })
})
