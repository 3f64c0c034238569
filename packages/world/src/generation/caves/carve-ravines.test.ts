import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createColumnBuffer } from '../../columns/create-column-buffer.ts'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import type { WorldBounds } from '../../registry/world-bounds.ts'
import { squareAround } from '../area.ts'
import { carveRavines } from './carve-ravines.ts'
import { createBlockPalette } from '../create-block-palette.ts'
import { createCaveCarver } from './create-cave-carver.ts'
import { createGenerator } from '../create-generator.ts'
import { createRavineMap } from './create-ravine-map.ts'
import { createTerrain, seaLevel, type Terrain } from '../create-terrain.ts'
import { createGroundMap, type GroundMap } from '../ground-map.ts'
import { mayHoldLavaLake } from '../pour-lava-lake.ts'
import { ravineDepth, ravineFrom, type Ravine } from './ravine-path.ts'

const registry = loadRegistry('1.19.4')
const blocks = createBlockPalette(registry)
const tall: WorldBounds = { minY: -64, height: 384 }
const old: WorldBounds = { minY: 0, height: 256 }
const open = { footprintsIn: () => [] }
const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
const coordinate = fc.integer({ min: -100_000, max: 100_000 })
const highPlain: Terrain = { groundAt: () => ({ height: 110, kind: 'plains', isCold: false }) }
const lowLand: Terrain = { groundAt: () => ({ height: 64, kind: 'plains', isCold: false }) }

interface Start {
  readonly chunkX: number
  readonly chunkZ: number
  readonly ravine: Ravine
}

/** The ravines that begin in a square of chunks. */
function startsIn(seed: number, chunks: number): readonly Start[] {
  const starts: Start[] = []
  for (let chunkX = 0; chunkX < chunks; chunkX += 1)
    for (let chunkZ = 0; chunkZ < chunks; chunkZ += 1) {
      const ravine = ravineFrom(seed, { chunkX, chunkZ })
      if (ravine) starts.push({ chunkX, chunkZ, ravine })
    }
  return starts
}

interface Ground {
  readonly terrain?: Terrain
  readonly bounds?: WorldBounds
}

/** Reader of chunks of plain stone into which the ravines of a seed are carved, each made when it is first read. */
function carvedWorld(
  seed: number,
  { terrain = highPlain, bounds = tall }: Ground = {},
): (chunkX: number, chunkZ: number) => { readonly states: Uint16Array; readonly map: GroundMap } {
  const ravines = createRavineMap(seed, open)
  const chunks = new Map<string, { readonly states: Uint16Array; readonly map: GroundMap }>()
  return (chunkX, chunkZ) => {
    const known = chunks.get(`${chunkX} ${chunkZ}`)
    if (known) return known
    const buffer = createColumnBuffer(bounds)
    buffer.states.fill(blocks.stone)
    const map = createGroundMap(terrain, { x: chunkX * 16, z: chunkZ * 16 })
    carveRavines(buffer, { blocks, map, ravines })
    const chunk = { states: buffer.states, map }
    chunks.set(`${chunkX} ${chunkZ}`, chunk)
    return chunk
  }
}

/** Chunks that the ravines of some starts touch. */
const touchedBy = (starts: readonly Start[]): readonly (readonly [number, number])[] => {
  const points = starts.flatMap(({ ravine }) => ravine.points)
  const keys = new Set(points.map(({ x, z }) => `${Math.floor(x) >> 4} ${Math.floor(z) >> 4}`))
  return [...keys].map((key) => {
    const [chunkX = 0, chunkZ = 0] = key.split(' ').map(Number)
    return [chunkX, chunkZ] as const
  })
}

test('begins a ravine in about one of a hundred chunks', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const share = startsIn(seed, 150).length / 150 ** 2
      expect(share).toBeGreaterThan(0.007)
      expect(share).toBeLessThan(0.013)
    }),
    { numRuns: 10 },
  )
})

test('makes ravines 80 to 110 blocks long and 3 to 8 wide that wind and begin at heights from 10 to 67', () => {
  const ravines = startsIn(3, 110).map(({ ravine }) => ravine)
  expect(ravines.length).toBeGreaterThan(50)
  let straight = 0
  for (const { points } of ravines) {
    const [first, last] = [points[0], points.at(-1)]
    expect(points.length).toBeGreaterThanOrEqual(80)
    expect(points.length).toBeLessThanOrEqual(110)
    expect(first?.y).toBeGreaterThanOrEqual(10)
    expect(first?.y).toBeLessThanOrEqual(67)
    const widths = points.map(({ halfWidth }) => halfWidth * 2)
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...widths)).toBeLessThanOrEqual(8)
    const distance = Math.hypot((last?.x ?? 0) - (first?.x ?? 0), (last?.z ?? 0) - (first?.z ?? 0))
    if (distance > 0.999 * (points.length - 1)) straight += 1
    const steps = points.slice(1).map(({ x, y, z }, index) => {
      const before = points[index] ?? { x: 0, y: 0, z: 0 }
      return { across: Math.hypot(x - before.x, z - before.z), up: Math.abs(y - before.y) }
    })
    expect(Math.max(...steps.map(({ across }) => across))).toBeLessThan(1.001)
    expect(Math.max(...steps.map(({ up }) => up))).toBeLessThan(1)
  }
  expect(straight / ravines.length).toBeLessThan(0.1)
})

// Places between the middle line and the walls, roof and floor, in shares of the way there.
const middleOnly = [
  [0, 0, 0],
  [0, 0.6, 0],
  [0, -0.6, 0],
] as const
const offsets = [...middleOnly, [0.3, 0, 0], [-0.3, 0, 0], [0, 0, 0.3], [0, 0, -0.3]] as const

test('carves the whole way of a ravine, over the borders of chunks', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const world = carvedWorld(seed)
      for (const { ravine } of startsIn(seed, 15)) {
        for (const { x, y, z, halfWidth } of ravine.points)
          for (const [dx, dy, dz] of halfWidth < 2.5 ? middleOnly : offsets) {
            const [blockX, blockZ] = [Math.floor(x + dx * halfWidth), Math.floor(z + dz * halfWidth)]
            const level = Math.floor(y + dy * halfWidth * ravineDepth) + 64
            const { states } = world(blockX >> 4, blockZ >> 4)
            expect(states[(level << 8) | ((blockZ & 15) << 4) | (blockX & 15)]).toBe(0)
          }
      }
    }),
    { numRuns: 12 },
  )
})

/** Layers of the chunk in which a ravine has its middle. */
function middleOf(
  { ravine }: Start,
  seed: number,
): { readonly depth: number; readonly sizes: readonly number[] } {
  const { x, z } = ravine.points[40] ?? { x: 0, z: 0 }
  const { states } = carvedWorld(seed)(Math.floor(x) >> 4, Math.floor(z) >> 4)
  const column = ((Math.floor(z) & 15) << 4) | (Math.floor(x) & 15)
  const layers = Array.from({ length: 384 }, (_, level) => states.subarray(level << 8, (level + 1) << 8))
  return {
    depth: layers.filter((layer) => layer[column] === 0).length,
    sizes: layers.map((layer) => layer.filter((state) => state === 0).length).filter((size) => size > 0),
  }
}

test('carves three times as deep as wide', () => {
  for (const start of startsIn(3, 40)) {
    const { halfWidth = 0 } = start.ravine.points[40] ?? {}
    const { depth } = middleOf(start, 3)
    expect(Math.abs(depth - halfWidth * 2 * 3)).toBeLessThan(halfWidth + 3)
  }
})

test('leaves ledges on the walls', () => {
  const starts = startsIn(3, 40)
  // A smooth ravine widens up to its middle and narrows above it.
  const turns = starts.map((start) => {
    const { sizes } = middleOf(start, 3)
    const steps = sizes.slice(1).map((size, index) => Math.sign(size - (sizes[index] ?? 0)))
    const ways = steps.filter((step) => step !== 0)
    return ways.filter((way, index) => index > 0 && way !== ways[index - 1]).length
  })
  expect(turns.filter((count) => count > 1).length).toBeGreaterThan(starts.length / 2)
})

test('carves nothing beside water of the surface nor under it, down to nine blocks below', () => {
  let beside = 0
  fc.assert(
    fc.property(seeds, (seed) => {
      const terrain = createTerrain(seed, { isKnown: () => true })
      const world = carvedWorld(seed, { terrain })
      for (const [chunkX, chunkZ] of touchedBy(startsIn(seed, 20))) {
        const { states, map } = world(chunkX, chunkZ)
        for (let column = 0; column < 256; column += 1) {
          const [x, z] = [column & 15, column >> 4]
          if (!map.isNearWater(x, z)) continue
          beside += 1
          const from = Math.min(map.at(x, z).height, seaLevel) - 8 + 64
          for (let level = from; level < 180; level += 1)
            if (states[(level << 8) | column] !== blocks.stone)
              expect.fail(`Carved at ${chunkX * 16 + x} ${level - 64} ${chunkZ * 16 + z} of seed ${seed}.`)
        }
      }
    }),
    { numRuns: 15 },
  )
  expect(beside).toBeGreaterThan(100)
})

describe.each([
  ['1.16', old],
  ['1.18', tall],
])('in worlds of %s', (_, bounds) => {
  test('leaves the bedrock and fills the lowest layers with lava', () => {
    let lava = 0
    for (const seed of [1, 2, 3]) {
      const world = carvedWorld(seed, { bounds })
      for (const [chunkX, chunkZ] of touchedBy(startsIn(seed, 30))) {
        const { states } = world(chunkX, chunkZ)
        expect(states.subarray(0, 5 << 8).every((state) => state === blocks.stone)).toBe(true)
        expect(states.subarray(5 << 8, 11 << 8).every((state) => state !== 0)).toBe(true)
        expect(states.subarray(11 << 8).every((state) => state !== blocks.lava)).toBe(true)
        lava += states.filter((state) => state === blocks.lava).length
      }
    }
    expect(lava > 0).toBe(bounds.minY === 0)
  })
})

test('lets about a third open to the sky, and keeps seven blocks over the others', () => {
  const ravines = createRavineMap(4, open)
  let [opened, closed] = [0, 0]
  for (let chunkX = 0; chunkX < 150; chunkX += 1)
    for (let chunkZ = 0; chunkZ < 150; chunkZ += 1)
      for (const { mayOpen } of ravines.near(chunkX, chunkZ)) {
        if (mayOpen) opened += 1
        else closed += 1
      }
  expect(opened / (opened + closed)).toBeGreaterThan(0.2)
  expect(opened / (opened + closed)).toBeLessThan(0.45)
  const world = carvedWorld(4, { terrain: lowLand })
  const heights = touchedBy(startsIn(4, 60)).map(([chunkX, chunkZ]) => {
    const near = ravines.near(chunkX, chunkZ)
    const top = world(chunkX, chunkZ).states.lastIndexOf(0) >> 8
    return { top: top - 64, mayOpen: near.some(({ mayOpen }) => mayOpen) }
  })
  expect(Math.max(...heights.filter(({ mayOpen }) => !mayOpen).map(({ top }) => top))).toBeLessThanOrEqual(57)
  expect(Math.max(...heights.filter(({ mayOpen }) => mayOpen).map(({ top }) => top))).toBe(64)
})

test('opens none where a building stands on the ground', () => {
  const everywhere = { fromX: -(2 ** 24), toX: 2 ** 24, fromZ: -(2 ** 24), toZ: 2 ** 24, y: 64 }
  const built = createRavineMap(4, { footprintsIn: () => [everywhere] })
  const overMines = createRavineMap(4, { footprintsIn: () => [{ ...everywhere, y: 20 }] })
  let opened = 0
  for (const { ravine } of startsIn(4, 60))
    for (const { x, z } of ravine.points) {
      expect(built.mayOpenAt(Math.floor(x), Math.floor(z))).toBe(false)
      if (overMines.mayOpenAt(Math.floor(x), Math.floor(z))) opened += 1
    }
  expect(opened).toBeGreaterThan(0)
})

test('says of every place where the ground is carved away that it may open', () => {
  let openings = 0
  for (const seed of [1, 2]) {
    const generator = createGenerator({ registry, seed })
    const buildings = generator.buildings ?? open
    const ravines = createRavineMap(seed, buildings)
    const caves = createCaveCarver(seed)
    for (const [chunkX, chunkZ] of touchedBy(startsIn(seed, 60))) {
      if (!ravines.near(chunkX, chunkZ).some(({ mayOpen }) => mayOpen)) continue
      // Lakes of lava and rooms of houses are dug as well.
      if (mayHoldLavaLake(seed, { chunkX, chunkZ })) continue
      if (buildings.footprintsIn(squareAround({ x: chunkX * 16 + 8, z: chunkZ * 16 + 8 }, 8)).length > 0)
        continue
      const column = generator.generateColumn(chunkX, chunkZ)
      for (let place = 0; place < 256; place += 1) {
        const [x, z] = [chunkX * 16 + (place & 15), chunkZ * 16 + (place >> 4)]
        const { height } = generator.surfaceAt(x, z)
        if (column.getBlockStateId({ x: place & 15, y: height, z: place >> 4 }) !== 0) continue
        expect(ravines.mayOpenAt(x, z) || caves.mayOpenAt(x, z), `${x} ${z} of seed ${seed}`).toBe(true)
        if (!caves.mayOpenAt(x, z)) openings += 1
      }
    }
  }
  expect(openings).toBeGreaterThan(100)
}, 120_000)

test('finds the same ravines near a chunk, whatever was asked before', () => {
  fc.assert(
    fc.property(seeds, coordinate, coordinate, (seed, x, z) => {
      const used = createRavineMap(seed, open)
      used.near(x + 3, z - 2)
      used.mayOpenAt(z, x)
      expect(used.near(x, z)).toEqual(createRavineMap(seed, open).near(x, z))
    }),
    { numRuns: 100 },
  )
})
