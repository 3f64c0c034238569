import { expect, test } from 'vitest'
import { createColumnBuffer, type ColumnBuffer } from '../columns/create-column-buffer.ts'
import { loadRegistry } from '../registry/prismarine-loaders.ts'
import { worldBounds } from '../registry/world-bounds.ts'
import { createBlockPalette } from './create-block-palette.ts'
import { createRandom } from './create-random.ts'
import { orePlacements, placeOres } from './place-ores.ts'
import { placeVein } from './place-vein.ts'

// Blocks of one vein in solid rock by the game's own algorithm (OreFeature of Java Edition), mean of 3000 veins.
const blocksOfVein: Readonly<Record<number, number>> = {
  3: 0.46,
  4: 2.02,
  7: 4.93,
  8: 5.71,
  9: 6.78,
  10: 8.46,
  12: 11.65,
  17: 22.2,
}

const bounds = { minY: 0, height: 64 }

function count(buffer: ColumnBuffer, state: number): number {
  let found = 0
  for (const each of buffer.states) if (each === state) found += 1
  return found
}

test.each(Object.entries(blocksOfVein))('veins of size %s have %d blocks on average', (size, blocks) => {
  const random = createRandom(Number(size))
  const buffer = createColumnBuffer(bounds)
  const veins = 600
  let placed = 0
  for (let vein = 0; vein < veins; vein += 1) {
    buffer.states.fill(1)
    const at = { x: random.between(0, 15), y: 30, z: random.between(0, 15) }
    placeVein(buffer, { size: Number(size), hidden: 0, replace: () => 2, top: 63, random, ...at })
    placed += count(buffer, 2)
  }
  expect(placed / veins / blocks).toBeGreaterThan(0.85)
  expect(placed / veins / blocks).toBeLessThan(1.15)
})

// Veins a chunk times their blocks, in rock from the lowest block to y 90: counts of https://minecraft.wiki/w/Ore_(feature)
test.each([
  [
    '1.19.4',
    { coal: 194.7, iron: 89.6, copper: 127.3, gold: 30.3, redstone: 44.6, lapis: 29.4, diamond: 18.9 },
  ],
  ['1.16.5', { coal: 313, iron: 133.3, gold: 13.1, redstone: 42.7, lapis: 4.9, diamond: 5.4 }],
])('a chunk of rock in %s has the ores of the tables', (version, expected) => {
  const registry = loadRegistry(version)
  const blocks = createBlockPalette(registry)
  const buffer = createColumnBuffer(worldBounds(registry))
  const { minY } = buffer.bounds
  const placements = orePlacements(registry)
  const chunks = 120
  const found = new Map<string, number>()
  const names = new Map(
    placements.flatMap(
      ({ vein, inStone, inDeepslate }) =>
        [[inStone, vein.block], ...(inDeepslate > 0 ? [[inDeepslate, vein.block] as const] : [])] as const,
    ),
  )
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    buffer.states.fill(0)
    for (let y = minY; y <= 90; y += 1)
      buffer.states.fill(y < 0 ? blocks.deepslate : blocks.stone, (y - minY) << 8, (y - minY + 1) << 8)
    placeOres(buffer, { seed: 3, blocks, placements, chunkX: chunk, chunkZ: 7, top: 90, isHills: false })
    for (const state of buffer.states) {
      const name = names.get(state)
      if (name !== undefined) found.set(name, (found.get(name) ?? 0) + 1 / chunks)
    }
  }
  for (const [ore, perChunk] of Object.entries(expected)) {
    expect((found.get(`${ore}_ore`) ?? 0) / perChunk, ore).toBeGreaterThan(0.85)
    expect((found.get(`${ore}_ore`) ?? 0) / perChunk, ore).toBeLessThan(1.15)
  }
})
