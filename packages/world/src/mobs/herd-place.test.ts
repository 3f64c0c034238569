import { expect, test } from 'vitest'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { herdPlace } from './herd-place.ts'

const registry = loadRegistry('1.19.4')
const ids: Readonly<Record<string, number>> = { air: 0, lava: 1, netherrack: 2, water: 3, grass_block: 4 }

/** A world whose one column holds blocks by their height, and air elsewhere. */
function worldOf(blocks: Readonly<Record<number, string>>): Parameters<typeof herdPlace>[0] {
  const nameAt = (y: number): string => blocks[y] ?? 'air'
  const access = {
    in: () => ({
      minY: 0,
      maxY: 128,
      idAt: (_x: number, y: number) => ids[nameAt(y)] ?? 0,
      surfaceY: () => Math.max(...Object.keys(blocks).map(Number)),
    }),
    at: ({ y }: { y: number }) => ({ name: nameAt(y), isSolid: /netherrack|grass/.test(nameAt(y)) }),
  }
  // Only these parts of a world are asked for.
  return { registry, blocks: access } as unknown as Parameters<typeof herdPlace>[0]
}

const column = { x: 4, z: 9, dimension: 'the_nether' } as const

test('a strider comes on the surface of lava that has air above it', () => {
  const world = worldOf({ 30: 'lava', 31: 'lava', 100: 'netherrack' })
  expect(herdPlace(world, column, 'strider')).toMatchObject({ x: 4.5, y: 32, z: 9.5 })
})

test('lava in the rock holds none, nor does bare ground', () => {
  expect(herdPlace(worldOf({ 30: 'lava', 31: 'netherrack' }), column, 'strider')).toBeUndefined()
  expect(herdPlace(worldOf({ 30: 'netherrack' }), column, 'strider')).toBeUndefined()
})

test('fish come in deep water and parrots on grass', () => {
  const sea = worldOf({ 59: 'water', 60: 'water', 61: 'water', 62: 'water' })
  expect(herdPlace(sea, column, 'tropical_fish')).toMatchObject({ y: 60 })
  expect(herdPlace(sea, column, 'parrot')).toBeUndefined()
  expect(herdPlace(worldOf({ 70: 'grass_block' }), column, 'parrot')).toMatchObject({ y: 71 })
})
