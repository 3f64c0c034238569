import { beforeAll, expect, test } from 'vitest'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { worldBounds } from '../../registry/world-bounds.ts'
import { createGenerator } from '../create-generator.ts'

const signs = /^(moss_block|moss_carpet|cave_vines.*|spore_blossom|dripstone_block|pointed_dripstone)$/

interface Found {
  readonly name: string
  readonly above: string
  readonly below: string
  readonly depth: number
}

/** Blocks of such caves in chunks that lie far apart. */
function look(version: string, chunks: number): readonly Found[] {
  const registry = loadRegistry(version)
  const generator = createGenerator({ registry, seed: 5 })
  const { minY } = worldBounds(registry)
  const found: Found[] = []
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const [chunkX, chunkZ] = [(chunk % 8) * 7, Math.floor(chunk / 8) * 7]
    const column = generator.generateColumn(chunkX, chunkZ)
    const nameAt = (x: number, y: number, z: number): string =>
      registry.blocksByStateId[column.getBlockStateId({ x, y, z })]?.name ?? ''
    for (let x = 0; x < 16; x += 1)
      for (let z = 0; z < 16; z += 1) {
        const ground = generator.surfaceAt(chunkX * 16 + x, chunkZ * 16 + z).height
        for (let y = minY + 1; y < ground; y += 1) {
          const name = nameAt(x, y, z)
          if (!signs.test(name)) continue
          found.push({
            name,
            above: nameAt(x, y + 1, z),
            below: nameAt(x, y - 1, z),
            depth: ground - y,
          })
        }
      }
  }
  return found
}

let found: readonly Found[]
beforeAll(() => {
  found = look('1.19.4', 64)
}, 60_000)

const of = (pattern: RegExp): readonly Found[] => found.filter(({ name }) => pattern.test(name))

test('moss, vines, blossoms and dripstone are in caves from 1.18 on', () => {
  const names = new Set(found.map(({ name }) => name))
  for (const name of ['moss_block', 'moss_carpet', 'cave_vines', 'spore_blossom', 'dripstone_block'])
    expect(names, name).toContain(name)
  expect(names).toContain('pointed_dripstone')
})

test('what hangs hangs from something, and what stands stands on something', () => {
  for (const { name, above } of of(/^cave_vines|^spore_blossom$/))
    expect(above, name).toMatch(/^(moss_block|cave_vines_plant)$/)
  for (const { below } of of(/^moss_carpet$/)) expect(below).toBe('moss_block')
  for (const { above, below } of of(/^pointed_dripstone$/))
    expect([above, below].some((name) => /^(dripstone_block|pointed_dripstone)$/.test(name))).toBe(true)
})

test('nothing of it shows on the surface', () => {
  expect(Math.min(...found.map(({ depth }) => depth))).toBeGreaterThan(8)
})

test('caves before 1.18 are bare', () => {
  expect(look('1.16.5', 24)).toEqual([])
})
