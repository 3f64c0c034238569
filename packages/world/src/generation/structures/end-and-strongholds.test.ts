import { expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { blockStateOf } from '../../rules/index.ts'
import { createGenerator } from '../create-generator.ts'
import { endPillars } from './end-pillars.ts'
import { podiumBlocks } from './end-podium.ts'
import { nearestStronghold, strongholdPlaces } from './stronghold-places.ts'

test('the End has ten towers of ten heights on a circle, two of them with bars', () => {
  for (const seed of [1, 7, 99]) {
    const pillars = endPillars(seed)
    const tops = (of: typeof pillars): readonly number[] =>
      of.map(({ top }) => top).sort((left, right) => left - right)
    expect(tops(pillars)).toEqual([76, 79, 82, 85, 88, 91, 94, 97, 100, 103])
    expect(tops(pillars.filter(({ isCaged }) => isCaged))).toEqual([79, 82])
    for (const { x, z } of pillars) expect(Math.abs(Math.hypot(x, z) - 42)).toBeLessThan(1.5)
  }
  expect(endPillars(1)).not.toEqual(endPillars(2))
})

test('the exit portal is a pool of twenty blocks around a pillar', () => {
  const pool = podiumBlocks().filter(({ part, x, z }) => part === 'portal' && (x !== 0 || z !== 0))
  expect(pool).toHaveLength(20)
})

test('a seed has 128 strongholds in rings, the first three as far apart as can be', () => {
  const places = strongholdPlaces(5)
  expect(places).toHaveLength(128)
  const distances = places.map(({ x, z }) => Math.hypot(x, z))
  for (const distance of distances.slice(0, 3)) {
    expect(distance).toBeGreaterThan(1280)
    expect(distance).toBeLessThan(2816)
  }
  expect(nearestStronghold(5, { x: (places[1]?.x ?? 0) + 40, z: places[1]?.z ?? 0 })).toEqual(places[1])
})

test.each(['1.16.5', '1.19.4', '1.21.4'])(
  'twelve frames stand around the middle of a stronghold in %s',
  (version) => {
    const registry = loadRegistry(version)
    const generator = createGenerator({ registry, seed: 5 })
    const [place] = strongholdPlaces(5)
    if (!place) throw new Error('There is none.')
    const at = (dx: number, dy: number, dz: number): ReturnType<typeof blockStateOf> => {
      const [x, z] = [place.x + dx, place.z + dz]
      const column = generator.generateColumn(x >> 4, z >> 4)
      return blockStateOf(registry, column.getBlockStateId({ x: x & 15, y: place.y + dy, z: z & 15 }))
    }
    const facing = { '2,0': 'west', '-2,0': 'east', '0,2': 'north', '0,-2': 'south' }
    for (const [way, expected] of Object.entries(facing)) {
      const [dx = 0, dz = 0] = way.split(',').map(Number)
      expect(at(dx, 1, dz)).toMatchObject({ name: 'end_portal_frame', properties: { facing: expected } })
    }
    expect(at(0, 0, 0).name).toContain('stone_bricks')
    expect(at(0, 2, 0).name).toBe('air')
    expect(at(20, 1, 0).name).toBe('air')
    expect(at(20, 0, 2).name).toContain('stone_bricks')
  },
)
