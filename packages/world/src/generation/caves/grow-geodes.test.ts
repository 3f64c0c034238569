import { beforeAll, expect, test } from 'vitest'
import { amethystBuds } from '../../registry/amethyst-buds.ts'
import { blockStateOf, type BlockState } from '../../registry/block-state.ts'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { worldBounds } from '../../registry/world-bounds.ts'
import { createColumnBuffer } from '../../columns/create-column-buffer.ts'
import { firstState } from '../create-block-palette.ts'
import { createGenerator } from '../create-generator.ts'
import { createGeodeGrower } from './grow-geodes.ts'

const shells = ['smooth_basalt', 'calcite', 'amethyst']
const buds: ReadonlySet<string> = new Set(amethystBuds)
const sides = {
  up: [0, 1, 0],
  down: [0, -1, 0],
  north: [0, 0, -1],
  south: [0, 0, 1],
  west: [-1, 0, 0],
  east: [1, 0, 0],
} as const

interface Part extends BlockState {
  readonly y: number
  /** Blocks to the ground over it. */
  readonly depth: number
  readonly beside: Readonly<Record<string, string>>
}

interface Geode {
  readonly parts: readonly Part[]
  readonly growing: number
}

/** The blocks of geodes, in those of some chunks that have any. */
function geodesOf(version: string, chunks: number): readonly Geode[] {
  const registry = loadRegistry(version)
  const generator = createGenerator({ registry, seed: 5 })
  const { minY } = worldBounds(registry)
  const geodes: Geode[] = []
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const [chunkX, chunkZ] = [(chunk % 20) * 3, Math.floor(chunk / 20) * 3]
    const column = generator.generateColumn(chunkX, chunkZ)
    // Nothing reaches into the next chunk, whose blocks are no matter.
    const at = (x: number, y: number, z: number): BlockState =>
      blockStateOf(registry, ((x | z) & ~15) === 0 ? column.getBlockStateId({ x, y, z }) : 0)
    const parts: Part[] = []
    for (let index = 0; index < 256; index += 1) {
      const [x, z] = [index & 15, index >> 4]
      const { height } = generator.surfaceAt(chunkX * 16 + x, chunkZ * 16 + z)
      for (let y = minY + 1; y <= height; y += 1) {
        const block = at(x, y, z)
        if (!/amethyst|^calcite$|^smooth_basalt$/.test(block.name)) continue
        const beside = Object.fromEntries(
          Object.entries(sides).map(([side, [dx, dy, dz]]) => [side, at(x + dx, y + dy, z + dz).name]),
        )
        parts.push({ ...block, y, depth: height - y, beside })
      }
    }
    const growing = (column.growing ?? []).filter(({ x, y, z }) => at(x, y, z).name === 'budding_amethyst')
    if (parts.length > 0) geodes.push({ parts, growing: growing.length })
  }
  return geodes
}

const chunks = 240
let geodes: readonly Geode[]
let parts: readonly Part[]
beforeAll(() => {
  geodes = geodesOf('1.19.4', chunks)
  parts = geodes.flatMap((geode) => geode.parts)
}, 60_000)

const shellOf = (name: string): number => shells.findIndex((shell) => name.includes(shell))

test('about one chunk in 24 has a geode', () => {
  expect(geodes.length).toBeGreaterThanOrEqual(4)
  expect(geodes.length).toBeLessThanOrEqual(18)
})

test('basalt lies in the rock, calcite within it, and amethyst within that', () => {
  for (const geode of geodes)
    for (const shell of shells)
      expect(geode.parts.map(({ name }) => shellOf(name))).toContain(shells.indexOf(shell))
  for (const { name, beside } of parts) {
    if (buds.has(name)) continue
    for (const other of Object.values(beside)) {
      if (other === 'air' || buds.has(other)) continue
      // Rock is -1, one less than basalt.
      expect(Math.abs(shellOf(name) - shellOf(other)), `${name} beside ${other}`).toBeLessThanOrEqual(1)
    }
  }
})

test('most are cracked, so that their calcite shows, and hollow', () => {
  const showing = (shell: string): number =>
    geodes.filter((geode) =>
      geode.parts.some(({ name, beside }) => name === shell && Object.values(beside).includes('air')),
    ).length
  expect(showing('amethyst_block')).toBe(geodes.length)
  expect(showing('calcite')).toBeGreaterThan(geodes.length / 2)
})

test('a twelfth of the amethyst buds, and all that buds grows', () => {
  const budding = parts.filter(({ name }) => name === 'budding_amethyst').length
  const amethyst = parts.filter(({ name }) => name === 'amethyst_block').length
  expect(budding / (budding + amethyst)).toBeGreaterThan(0.05)
  expect(budding / (budding + amethyst)).toBeLessThan(0.12)
  expect(geodes.reduce((sum, { growing }) => sum + growing, 0)).toBe(budding)
})

test('buds and clusters stand on budding amethyst, face away from it and are dry', () => {
  const standing = parts.filter(({ name }) => buds.has(name))
  expect(new Set(standing.map(({ name }) => name)).size).toBeGreaterThan(2)
  const away = { up: 'down', down: 'up', north: 'south', south: 'north', west: 'east', east: 'west' } as const
  for (const { properties, beside } of standing) {
    const base = Object.entries(away).find(([facing]) => facing === properties['facing'])?.[1] ?? ''
    expect(beside[base]).toBe('budding_amethyst')
    expect(properties['waterlogged']).toBe(false)
  }
})

test('geodes lie between the bedrock and ten blocks below the ground', () => {
  expect(Math.min(...parts.map(({ y }) => y))).toBeGreaterThanOrEqual(-58)
  expect(Math.max(...parts.map(({ y }) => y))).toBeLessThanOrEqual(36)
  expect(Math.min(...parts.map(({ depth }) => depth))).toBeGreaterThan(8)
})

/** Counts the chunks of solid rock that change. */
function changedChunks(version: string): number {
  const registry = loadRegistry(version)
  const grow = createGeodeGrower(registry, 5)
  const stone = firstState(registry, 'stone')
  const buffer = createColumnBuffer(worldBounds(registry))
  const ground = { height: 70, kind: 'plains', isCold: false } as const
  let changed = 0
  for (let chunk = 0; chunk < 120; chunk += 1) {
    buffer.states.fill(stone)
    grow(buffer, { x: chunk * 16, z: 0, top: 70, at: () => ground, isNearWater: () => false })
    if (buffer.states.some((state) => state !== stone)) changed += 1
  }
  return changed
}

test('worlds before 1.17 have none, and nothing in their place', () => {
  expect(changedChunks('1.16.5')).toBe(0)
  expect(changedChunks('1.18.2')).toBeGreaterThan(0)
})
