import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { createGenerator } from './create-generator.ts'
import { createRandom } from './create-random.ts'
import { oreLayout, veinHeight } from './ore-layout.ts'

const chunks = 36

/** Counts the blocks of each ore at each height, over a square of chunks and both kinds of stone. */
function countOres(version: string): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const registry = loadRegistry(version)
  const generator = createGenerator({ registry, seed: 3 })
  const ores = new Map<number, string>()
  for (const block of registry.blocksArray) {
    if (!block.name.endsWith('_ore') || block.name.startsWith('nether')) continue
    for (let id = block.minStateId; id <= block.maxStateId; id++)
      ores.set(id, block.name.replace('deepslate_', ''))
  }
  const counts = new Map<string, Map<number, number>>()
  for (let chunk = 0; chunk < chunks; chunk++) {
    const column = generator.generateColumn(chunk % 6, Math.floor(chunk / 6))
    for (let y = -64; y < 128; y++) {
      for (let index = 0; index < 256; index++) {
        const ore = ores.get(column.getBlockStateId({ x: index & 15, y, z: index >> 4 }))
        if (ore === undefined) continue
        const heights = counts.get(ore) ?? new Map<number, number>()
        heights.set(y, (heights.get(y) ?? 0) + 1)
        counts.set(ore, heights)
      }
    }
  }
  return counts
}

function between(heights: ReadonlyMap<number, number> | undefined, low: number, high: number): number {
  let sum = 0
  for (const [y, count] of heights ?? []) if (y >= low && y <= high) sum += count
  return sum
}

describe('from 1.18 on', () => {
  const counts = countOres('1.19.4')

  // A vein reaches two blocks beyond the height it was drawn at.
  test.each([
    ['coal_ore', -2, 127],
    ['iron_ore', -64, 127],
    ['copper_ore', -18, 114],
    ['gold_ore', -64, 34],
    ['redstone_ore', -64, 17],
    ['lapis_ore', -64, 66],
    ['diamond_ore', -64, 18],
  ])('%s lies between %d and %d', (ore, low, high) => {
    const heights = counts.get(ore)
    expect(between(heights, -64, 127)).toBeGreaterThan(0)
    expect(between(heights, low, high)).toBe(between(heights, -64, 127))
  })

  test('diamond grows more frequent with depth', () => {
    const heights = counts.get('diamond_ore')
    expect(between(heights, -58, -40)).toBeGreaterThan(between(heights, -38, -20))
    expect(between(heights, -38, -20)).toBeGreaterThan(between(heights, -4, 14))
  })

  test('iron peaks at 16', () => {
    const heights = counts.get('iron_ore')
    expect(between(heights, 8, 24)).toBeGreaterThan(between(heights, -24, -8))
    expect(between(heights, 8, 24)).toBeGreaterThan(between(heights, 40, 56))
  })

  test('every chunk has some thirty iron and coal ores and a few diamonds', () => {
    expect(between(counts.get('iron_ore'), -64, 127) / chunks).toBeGreaterThan(30)
    expect(between(counts.get('coal_ore'), -64, 127) / chunks).toBeGreaterThan(25)
    expect(between(counts.get('diamond_ore'), -64, 127) / chunks).toBeGreaterThan(3)
  })
})

describe('before 1.18', () => {
  const counts = countOres('1.16.5')

  test.each([
    ['coal_ore', 0, 127],
    ['iron_ore', 0, 66],
    ['gold_ore', 0, 34],
    ['redstone_ore', 0, 18],
    ['lapis_ore', 0, 35],
    ['diamond_ore', 0, 18],
  ])('%s lies between %d and %d', (ore, low, high) => {
    const heights = counts.get(ore)
    expect(between(heights, 0, 127)).toBeGreaterThan(0)
    expect(between(heights, low, high)).toBe(between(heights, 0, 127))
  })

  test('there is no copper', () => {
    expect(counts.has('copper_ore')).toBe(false)
  })
})

test('every height drawn lies within the vein’s range and a peak is in its middle', () => {
  const random = createRandom(1)
  for (const vein of [...oreLayout({ isDeep: true }), ...oreLayout({ isDeep: false })]) {
    const heights = Array.from({ length: 400 }, () => veinHeight(vein, random))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(vein.minY)
    expect(Math.max(...heights)).toBeLessThanOrEqual(vein.maxY)
    const mean = heights.reduce((sum, y) => sum + y, 0) / heights.length
    expect(Math.abs(mean - (vein.minY + vein.maxY) / 2)).toBeLessThan((vein.maxY - vein.minY) / 8)
  }
})
