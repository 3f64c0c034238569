import { describe, expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { biomeId } from '../../registry/biome-names.ts'
import { createNetherGenerator } from '../create-nether-generator.ts'
import type { NetherLand } from './nether-land.ts'

type Place = readonly [x: number, y: number, z: number]

/** Block of a name that is out of place, with the block it should hold to. */
interface Misplaced {
  readonly name: string
  readonly at: Place
  readonly root: string
}

// Blocks that each of these holds to, and whether those are above it.
const roots: Readonly<Record<string, readonly [blocks: RegExp, step: 1 | -1]>> = {
  crimson_roots: [/^crimson_nylium$/, -1],
  crimson_fungus: [/^crimson_nylium$/, -1],
  crimson_stem: [/^crimson_(nylium|stem)$/, -1],
  weeping_vines: [/^(weeping_vines_plant|nether_wart_block|netherrack)$/, 1],
  weeping_vines_plant: [/^(weeping_vines_plant|nether_wart_block|netherrack)$/, 1],
  twisting_vines: [/^(twisting_vines_plant|warped_nylium)$/, -1],
  twisting_vines_plant: [/^(twisting_vines_plant|warped_nylium)$/, -1],
  soul_fire: [/^soul_(sand|soil)$/, -1],
  basalt: [/^(basalt|soul_soil|soul_sand|nether_gold_ore|nether_quartz_ore|magma_block)$/, -1],
}

describe.each(['1.16.5', '1.18.2', '1.19.4', '1.21.4'])('lands of the Nether of %s', (version) => {
  const registry = loadRegistry(version)
  const generator = createNetherGenerator({ registry, seed: 7 })
  const nameOf = (state: number): string => registry.blocksByStateId[state]?.name ?? 'air'
  const columns = new Map<NetherLand, ReturnType<typeof generator.generateColumn>[]>()
  for (let index = 0; index < 8000; index += 7) {
    const [x, z] = [(index % 90) - 45, Math.floor(index / 90) - 45]
    const { biome } = generator.surfaceAt(x * 16 + 10, z * 16 + 10)
    // Surfaces of the Nether have its lands as their biomes.
    const land = biome as NetherLand
    const found = columns.get(land) ?? []
    columns.set(land, found)
    if (found.length < 24) found.push(generator.generateColumn(x, z))
  }

  /** Blocks of each kind in an average chunk with a land about its middle. */
  function blocksIn(land: NetherLand): Readonly<Record<string, number>> {
    const counts: Record<string, number> = {}
    const found = columns.get(land) ?? []
    for (const column of found)
      for (let index = 0; index < 128 << 8; index += 1) {
        const name = nameOf(column.getBlockStateId({ x: index & 15, y: index >> 8, z: (index >> 4) & 15 }))
        counts[name] = (counts[name] ?? 0) + 1 / found.length
      }
    return counts
  }

  test('crimson forests have nylium, huge fungi with vines, roots and fungi', () => {
    const forest = blocksIn('crimson_forest')
    const names = ['crimson_nylium', 'crimson_stem', 'nether_wart_block', 'crimson_roots', 'weeping_vines']
    for (const name of names) expect(forest[name], name).toBeGreaterThan(3)
    for (const name of ['crimson_fungus', 'shroomlight']) expect(forest[name], name).toBeGreaterThan(0.5)
    expect(forest['nether_sprouts'] ?? 0).toBeLessThan(0.5)
    expect(blocksIn('nether_wastes')['crimson_nylium'] ?? 0).toBeLessThan((forest['crimson_nylium'] ?? 0) / 8)
  })

  test('soul sand valleys have two soils, more of it soul soil, basalt, fossils and a few fires', () => {
    const valley = blocksIn('soul_sand_valley')
    expect(valley['soul_sand']).toBeGreaterThan(100)
    expect(valley['soul_soil']).toBeGreaterThan(valley['soul_sand'] ?? 0)
    expect(valley['basalt']).toBeGreaterThan(4)
    for (const name of ['bone_block', 'soul_fire']) expect(valley[name], name).toBeGreaterThan(0.1)
    expect(valley['soul_fire']).toBeLessThan(2)
    expect(blocksIn('nether_wastes')['soul_soil'] ?? 0).toBeLessThan((valley['soul_soil'] ?? 0) / 8)
  })

  test('a few vines twist upwards in warped forests and none weep there', () => {
    const forest = blocksIn('warped_forest')
    expect(forest['twisting_vines']).toBeGreaterThan(0.5)
    expect(forest['twisting_vines']).toBeLessThan(5)
    expect(forest['weeping_vines'] ?? 0).toBeLessThan(1)
  })

  test('plants, fires and pillars hold to the right blocks', () => {
    const wrong: Misplaced[] = []
    for (const column of [...columns.values()].flat())
      for (let index = 1 << 8; index < 127 << 8; index += 1) {
        const at = [index & 15, index >> 8, (index >> 4) & 15] as const
        const blockAt = (y: number): string => nameOf(column.getBlockStateId({ x: at[0], y, z: at[2] }))
        const name = blockAt(at[1])
        const [blocks, step] = roots[name] ?? []
        if (blocks === undefined || step === undefined) continue
        const root = blockAt(at[1] + step)
        if (!blocks.test(root)) wrong.push({ name, at, root })
        // The tip is the last block of a vine.
        const isLast = blockAt(at[1] - step) !== name && !blockAt(at[1] - step).includes('vines')
        if (name.endsWith('vines') !== isLast && name.includes('vines')) wrong.push({ name, at, root })
      }
    expect(wrong).toEqual([])
  })

  test.each(['nether_wastes', 'warped_forest', 'crimson_forest', 'soul_sand_valley'] as const)(
    'clients are told of %s by its id',
    (land) => {
      const found = columns.get(land) ?? []
      expect(biomeId(registry, land)).toBeDefined()
      expect(found.length).toBeGreaterThan(10)
      for (const column of found)
        expect(column.getBiome({ x: 10, y: 40, z: 10 })).toBe(biomeId(registry, land))
    },
  )
})
