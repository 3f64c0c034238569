import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { createColumnEdits } from '../columns/column-edits.ts'
import { createColumnStore, type ColumnStore } from '../columns/column-store.ts'
import { dimensionBounds, forEveryDimension } from '../registry/dimension.ts'
import { createDimensionGenerators } from './create-dimension-generators.ts'
import { createFlatGenerator } from './create-flat-generator.ts'
import { createGenerator } from './create-generator.ts'
import { mostSharedBytes, sharedColumn } from './shared-columns.ts'
import type { DimensionGenerator } from './world-generator.ts'

const place = { chunkX: 3, chunkZ: -5 }
const cell = { x: 4, y: 40, z: 9 }

describe.each(['1.16.5', '1.19.4', '1.21.4'])('in %s', (version) => {
  const registry = loadRegistry(version)
  const generators = (
    seed: number,
  ): Readonly<Record<'overworld' | 'the_nether' | 'the_end', DimensionGenerator>> =>
    createDimensionGenerators({ registry, seed, overworld: createGenerator({ registry, seed }) })
  const openWorld = (seed: number): ColumnStore =>
    createColumnStore({
      generate: ({ dimension, ...at }) => sharedColumn(generators(seed)[dimension], at),
      minY: forEveryDimension((dimension) => dimensionBounds(registry, dimension).minY),
      edits: createColumnEdits(),
    })

  test.each(['overworld', 'the_nether', 'the_end'] as const)(
    'a column of %s from memory is to the byte what the generator makes',
    (dimension) => {
      const made = generators(11)[dimension].generateColumn(place.chunkX, place.chunkZ)
      for (let time = 0; time < 2; time += 1) {
        const { chunk } = openWorld(11).load(dimension, place.chunkX, place.chunkZ)
        expect(chunk.dump()).toEqual(made.dump())
        expect(chunk.dumpLight()).toEqual(made.dumpLight())
        expect(chunk.dumpBiomes()).toEqual(made.dumpBiomes())
        expect([chunk.growing, chunk.shining]).toEqual([made.growing, made.shining])
      }
    },
  )

  test('a change in one world is not seen in another of the same seed', () => {
    const worlds = [openWorld(12), openWorld(12)] as const
    const at = { x: place.chunkX * 16 + cell.x, y: cell.y, z: place.chunkZ * 16 + cell.z } as const
    const [changed, other] = worlds.map((world) => world.load('overworld', place.chunkX, place.chunkZ).chunk)
    const before = { id: other?.getBlockStateId(cell), bytes: other?.dump(), light: other?.dumpLight() }
    worlds[0].write({ ...at, dimension: 'overworld' }, 4321)
    changed?.setBlockLight(cell, 11)
    expect([changed?.getBlockStateId(cell), changed?.getBlockLight(cell)]).toEqual([4321, 11])
    expect(changed?.dump()).not.toEqual(before.bytes)
    for (const { chunk } of [worlds[1], openWorld(12)].map((world) =>
      world.load('overworld', place.chunkX, place.chunkZ),
    )) {
      expect([chunk.getBlockStateId(cell), chunk.getBlockLight(cell)]).toEqual([before.id, 0])
      expect([chunk.dump(), chunk.dumpLight()]).toEqual([before.bytes, before.light])
    }
  })

  test('what a generator writes itself is what the chunk library writes of it', () => {
    const column = createGenerator({ registry, seed: 13 }).generateColumn(0, 0)
    const bytes = column.dump()
    // A change, even to the same block, makes the library write the column anew.
    column.setBlockStateId(cell, column.getBlockStateId(cell))
    expect(column.dump()).not.toBe(bytes)
    expect(column.dump()).toEqual(bytes)
  })
})

/** A generator of bare columns that pretend to take as many bytes, and the places that it was asked for. */
function countedGenerator(bytes: number, name?: string): { asked: number[]; generator: DimensionGenerator } {
  const flat = createFlatGenerator({ registry: loadRegistry('1.19.4') })
  const asked: number[] = []
  const generator: DimensionGenerator = {
    surfaceAt: (x, z) => flat.surfaceAt(x, z),
    generateColumn(chunkX, chunkZ) {
      asked.push(chunkX)
      return Object.assign(flat.generateColumn(chunkX, chunkZ), { dump: () => Buffer.alloc(bytes) })
    },
  }
  return {
    asked,
    generator: name === undefined ? generator : { ...generator, nameOf: (x) => `${name} ${x}` },
  }
}

test('a column is made once as long as memory holds it, and those that were long not asked for make room', () => {
  const bytes = mostSharedBytes / 8
  const { asked, generator } = countedGenerator(bytes, 'counted')
  const ask = (chunkX: number): void => void sharedColumn(generator, { chunkX, chunkZ: 0 })
  // Three columns of a quarter each, and the fourth is too many with what comes with them.
  for (const chunkX of [1, 2, 3, 1, 2, 3]) ask(chunkX)
  expect(asked).toEqual([1, 2, 3])
  for (const chunkX of [1, 4]) ask(chunkX)
  for (const chunkX of [1, 4, 2]) ask(chunkX)
  expect(asked).toEqual([1, 2, 3, 4, 2])
})

test("a generator without names, a user's own, makes every column itself", () => {
  const { asked, generator } = countedGenerator(10)
  for (let time = 0; time < 2; time += 1) sharedColumn(generator, { chunkX: 7, chunkZ: 0 })
  expect(asked).toEqual([7, 7])
})
