import loadRegistry from 'prismarine-registry'
import { describe, expect, test } from 'vitest'
import { createGenerator } from '../create-generator.ts'

const registry = loadRegistry('1.20.4')
const generator = createGenerator({ registry, seed: 1 })

/** The blocks above ground of some chunks whose middle lies in a biome, by name. */
function growthIn(biome: string, { wanted = 14 } = {}): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  let found = 0
  for (let ring = 0; ring < 6000 && found < wanted; ring++) {
    const chunkX = (ring * 7) % 211
    const chunkZ = (ring * 13) % 199
    if (generator.surfaceAt(chunkX * 16 + 8, chunkZ * 16 + 8).biome !== biome) continue
    found++
    const column = generator.generateColumn(chunkX, chunkZ)
    for (let y = 56; y < 125; y++) {
      for (let index = 0; index < 256; index++) {
        const id = column.getBlockStateId({ x: index & 15, y, z: index >> 4 })
        const name = registry.blocksByStateId[id]?.name ?? 'unknown'
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
    }
  }
  expect(found).toBeGreaterThan(0)
  return counts
}

describe.each<[string, readonly string[]]>([
  ['plains', ['grass_block', 'short_grass', 'dandelion', 'oak_log']],
  ['forest', ['oak_log', 'birch_log', 'oak_leaves', 'poppy']],
  ['birch_forest', ['birch_log', 'birch_leaves']],
  ['dark_forest', ['dark_oak_log', 'oak_log', 'brown_mushroom', 'red_mushroom']],
  ['taiga', ['spruce_log', 'fern', 'podzol', 'sweet_berry_bush']],
  ['savanna', ['acacia_log', 'short_grass', 'coarse_dirt']],
  ['desert', ['sand', 'sandstone', 'cactus', 'dead_bush']],
  ['jungle', ['jungle_log', 'melon', 'short_grass']],
  ['swamp', ['mangrove_log', 'oak_log', 'lily_pad', 'blue_orchid', 'mud', 'water', 'clay']],
  ['cherry_grove', ['cherry_log', 'cherry_leaves', 'pink_tulip']],
  ['windswept_hills', ['spruce_log', 'stone', 'gravel']],
  ['snowy_plains', ['snow', 'spruce_log']],
  ['beach', ['sand']],
  ['river', ['water', 'sand', 'clay', 'gravel', 'seagrass', 'sugar_cane']],
  ['ocean', ['water', 'kelp', 'kelp_plant', 'seagrass']],
])('%s', (biome, expected) => {
  const counts = growthIn(biome)

  test.each(expected)('has %s', (name) => {
    expect(counts.get(name) ?? 0).toBeGreaterThan(0)
  })
})

test('plains grow pumpkins here and there', () => {
  expect(growthIn('plains', { wanted: 80 }).get('pumpkin') ?? 0).toBeGreaterThan(0)
})

test('no sapling, flower, cane or cactus stands where it would break', () => {
  const needs: Readonly<Record<string, RegExp>> = {
    short_grass: /^(grass_block|podzol|dirt|coarse_dirt|mud)$/,
    poppy: /^(grass_block|podzol|dirt|coarse_dirt|mud)$/,
    cactus: /^(cactus|sand)$/,
    sugar_cane: /^(sugar_cane|grass_block|sand|dirt|podzol|mud|coarse_dirt)$/,
    dead_bush: /^sand$/,
    lily_pad: /^water$/,
  }
  for (let chunk = 0; chunk < 60; chunk++) {
    const column = generator.generateColumn((chunk * 7) % 211, (chunk * 13) % 199)
    const name = (x: number, y: number, z: number): string =>
      registry.blocksByStateId[column.getBlockStateId({ x, y, z })]?.name ?? 'unknown'
    for (let y = 60; y < 120; y++) {
      for (let index = 0; index < 256; index++) {
        const x = index & 15
        const z = index >> 4
        const need = needs[name(x, y, z)]
        if (need)
          expect(name(x, y - 1, z), `under ${name(x, y, z)} at ${x},${y},${z} of ${chunk}`).toMatch(need)
      }
    }
  }
})
