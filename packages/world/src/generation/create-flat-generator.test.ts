import loadRegistry from 'prismarine-registry'
import { expect, test } from 'vitest'
import { createFlatGenerator } from './create-flat-generator.ts'

const registry = loadRegistry('1.19.4')

function namesOf(options: Parameters<typeof createFlatGenerator>[0], heights: readonly number[]): string[] {
  const column = createFlatGenerator(options).generateColumn(4, -9)
  return heights.map(
    (y) => registry.blocksByStateId[column.getBlockStateId({ x: 7, y, z: 2 })]?.name ?? 'unknown',
  )
}

test('has grass at 63, bedrock at the bottom of its layers and air around them', () => {
  expect(namesOf({ registry }, [63, 62, 60, 59, 1, 0, -1, 64])).toEqual([
    'grass_block',
    'dirt',
    'dirt',
    'stone',
    'stone',
    'bedrock',
    'air',
    'air',
  ])
})

test('lays the layers it is given, the last at 63', () => {
  expect(namesOf({ registry, layers: ['bedrock', 'sand'] }, [61, 62, 63, 64])).toEqual([
    'air',
    'bedrock',
    'sand',
    'air',
  ])
})

test('leaves air for a block the version does not have', () => {
  expect(namesOf({ registry, layers: ['stone', 'no_such_block'] }, [62, 63])).toEqual(['stone', 'air'])
})

test('cuts off layers below the bottom of the world', () => {
  const layers = Array.from({ length: 300 }, () => 'stone')
  expect(namesOf({ registry, layers }, [-64, 63, 64])).toEqual(['stone', 'stone', 'air'])
})

test('has the biome it is given, its surface and its spawn on top', () => {
  const generator = createFlatGenerator({ registry, biome: 'desert' })
  expect(generator.generateColumn(0, 0).getBiome({ x: 0, y: 63, z: 0 })).toBe(
    registry.biomesByName['desert']?.id,
  )
  expect(generator.surfaceAt(100, 100)).toEqual({ height: 63, biome: 'desert' })
  expect(generator.findSpawn()).toEqual({ x: 0, y: 64, z: 0 })
})
