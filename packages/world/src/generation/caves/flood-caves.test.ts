import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChunkColumn } from '../../columns/chunk-column.ts'
import { loadRegistry } from '../../registry/prismarine-loaders.ts'
import { aquiferLevels, dryLevel } from './aquifer-levels.ts'
import { createColumnBuffer } from '../../columns/create-column-buffer.ts'
import { createBlockPalette } from '../create-block-palette.ts'
import { createGenerator } from '../create-generator.ts'
import { seaLevel } from '../create-terrain.ts'
import { createDryGrounds, type DryGrounds } from './dry-grounds.ts'
import { createCaveFlooder } from './flood-caves.ts'
import { dungeonNear } from '../structures/dungeon-places.ts'
import { nearestStronghold } from '../structures/stronghold-places.ts'
import type { WorldGenerator } from '../world-generator.ts'

const registry = loadRegistry('1.19.4')
const stateOf = (name: string): number => registry.blocksByName[name]?.defaultState ?? 0
const water = stateOf('water')
const lava = stateOf('lava')
const seeds = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })

// Below these nothing holds ground water but what lava leaves.
const highest = 40
const lowest = -53

const holding = new Set([water])
for (const block of registry.blocksArray)
  if (block.boundingBox === 'block' || /^(kelp|kelp_plant|seagrass)$/.test(block.name))
    for (let state = block.minStateId; state <= block.maxStateId; state += 1) holding.add(state)

interface World {
  readonly seed: number
  readonly generator: WorldGenerator
  readonly dryIn: DryGrounds
  readonly stateAt: (x: number, y: number, z: number) => number
  /** The level of ground water at a place; `dryLevel` where there is none. */
  levelAt(x: number, z: number): number
}

function worldOf(seed: number, version = '1.19.4'): World {
  const generator = createGenerator({ registry: loadRegistry(version), seed })
  const dryIn = createDryGrounds(seed, generator.buildings ?? { footprintsIn: () => [] })
  const columns = new Map<string, ChunkColumn>()
  const levels = new Map<string, ReturnType<typeof aquiferLevels>>()
  const from = <Value>(
    known: Map<string, Value>,
    [x, z]: readonly [number, number],
    make: () => Value,
  ): Value => {
    const key = `${x >> 4} ${z >> 4}`
    // A value that is absent is made again, which costs nothing but time.
    const value = known.get(key) ?? make()
    known.set(key, value)
    return value
  }
  return {
    seed,
    generator,
    dryIn,
    stateAt: (x, y, z) =>
      from(columns, [x, z], () => generator.generateColumn(x >> 4, z >> 4)).getBlockStateId({
        x: x & 15,
        y,
        z: z & 15,
      }),
    levelAt: (x, z) =>
      from(levels, [x, z], () => aquiferLevels(seed, { x: x & ~15, z: z & ~15, dryIn }))?.at(
        x & 15,
        z & 15,
      ) ?? dryLevel,
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Ground water of a chunk. */
function groundWater(world: World, chunkX: number, chunkZ: number): readonly Spot[] {
  const found: Spot[] = []
  for (let place = 0; place < 256; place += 1) {
    const [x, z] = [chunkX * 16 + (place & 15), chunkZ * 16 + (place >> 4)]
    const { height } = world.generator.surfaceAt(x, z)
    for (let y = lowest - 8; y <= Math.min(seaLevel, height - 1); y += 1)
      if (world.stateAt(x, y, z) === water) found.push({ x, y, z })
  }
  return found
}

/** Fails where ground water is open at a side or below, or touches lava; beside it another chunk may lie. */
function expectTight({ stateAt, seed }: World, spots: readonly Spot[]): void {
  for (const { x, y, z } of spots)
    for (const [dx, dy, dz] of [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 0, 1],
      [0, 0, -1],
      [0, -1, 0],
      [0, 1, 0],
    ] as const) {
      const state = stateAt(x + dx, y + dy, z + dz)
      if (state === lava || (dy <= 0 && !holding.has(state)))
        expect.fail(
          `Water at ${x} ${y} ${z} of seed ${seed} is beside ${registry.blocksByStateId[state]?.name}.`,
        )
    }
}

/** Chunks of a square whose middle is over ground water, spread over the square if only some are wanted. */
function wetChunks(
  { seed, dryIn }: Pick<World, 'seed' | 'dryIn'>,
  { size, wanted = size * size }: { readonly size: number; readonly wanted?: number },
): readonly (readonly [number, number])[] {
  const all = Array.from(
    { length: size * size },
    (_, index) => [index % size, Math.floor(index / size)] as const,
  )
  const wet = all.filter(([chunkX, chunkZ]) => {
    const levels = aquiferLevels(seed, { x: chunkX * 16, z: chunkZ * 16, dryIn })
    return (levels?.at(8, 8) ?? dryLevel) !== dryLevel
  })
  const step = Math.max(1, Math.floor(wet.length / wanted))
  return wet.filter((_, index) => index % step === 0).slice(0, wanted)
}

test('floods a seventh of the land or so, to levels from -45 to 40', () => {
  const size = 60
  fc.assert(
    fc.property(seeds, (seed) => {
      const levels: number[] = []
      for (let x = 0; x < size; x += 1)
        for (let z = 0; z < size; z += 1) {
          const level = aquiferLevels(seed, { x: x * 16, z: z * 16, dryIn: () => [] })?.at(8, 8) ?? dryLevel
          if (level !== dryLevel) levels.push(level)
        }
      expect(levels.length / size ** 2).toBeGreaterThan(0.06)
      expect(levels.length / size ** 2).toBeLessThan(0.26)
      expect(Math.min(...levels)).toBeGreaterThanOrEqual(-45)
      expect(Math.max(...levels)).toBeLessThanOrEqual(highest)
    }),
    { numRuns: 6 },
  )
})

test('closes ground water at all sides and below, also over the borders of chunks', () => {
  const world = worldOf(5)
  let found = 0
  for (let chunkX = 4; chunkX < 11; chunkX += 1)
    for (let chunkZ = 4; chunkZ < 11; chunkZ += 1) {
      const spots = groundWater(world, chunkX, chunkZ)
      found += spots.length
      expectTight(world, spots)
    }
  expect(found).toBeGreaterThan(1000)
}, 120_000)

test('closes it on every seed', () => {
  let found = 0
  fc.assert(
    fc.property(seeds, (seed) => {
      const world = worldOf(seed)
      for (const [chunkX, chunkZ] of wetChunks(world, { size: 12, wanted: 4 })) {
        const spots = groundWater(world, chunkX, chunkZ)
        found += spots.length
        expectTight(world, spots)
      }
    }),
    { numRuns: 8 },
  )
  expect(found).toBeGreaterThan(100)
}, 120_000)

test('has one level in every cell, and air or rock above it', () => {
  const world = worldOf(8)
  const levels = new Set<number>()
  for (const [chunkX, chunkZ] of wetChunks(world, { size: 40, wanted: 60 }))
    for (const { x, y, z } of groundWater(world, chunkX, chunkZ)) {
      const level = world.levelAt(x, z)
      if (y === level) levels.add(level)
      else expect(y).toBeLessThan(level)
      if (y < level) expect(world.stateAt(x, y + 1, z)).not.toBe(0)
    }
  expect(levels.size).toBeGreaterThan(2)
}, 120_000)

test('leaves no air below its level, and walls where levels part', () => {
  let [walls, wet] = [0, 0]
  fc.assert(
    fc.property(seeds, (seed) => {
      const hollow = hollowWorld(seed)
      const [middle] = wetChunks({ seed, dryIn: () => [] }, { size: 16 })
      fc.pre(middle !== undefined)
      const [fromX = 0, fromZ = 0] = (middle ?? []).map((chunk) => chunk * 16 - 40)
      for (let x = fromX; x < fromX + 96; x += 1)
        for (let z = fromZ; z < fromZ + 96; z += 1) {
          const level = hollow.levelAt(x, z)
          for (let y = lowest; y <= level; y += 1) {
            const state = hollow.stateAt(x, y, z)
            if (state === water) wet += 1
            else if (state === stateOf(y < 0 ? 'deepslate' : 'stone')) walls += 1
            else expect.fail(`No water at ${x} ${y} ${z} of seed ${seed}.`)
            for (const [dx, dz] of [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ] as const)
              if (state === water && hollow.stateAt(x + dx, y, z + dz) === 0)
                expect.fail(`Water at ${x} ${y} ${z} of seed ${seed} is open.`)
          }
          expect(hollow.stateAt(x, Math.max(level, lowest) + 1, z)).toBe(0)
          const isOverLava = hollow.stateAt(x, lowest, z) !== water
          expect(hollow.stateAt(x, lowest - 1, z)).toBe(isOverLava ? lava : stateOf('obsidian'))
        }
    }),
    { numRuns: 5 },
  )
  expect(walls).toBeGreaterThan(1000)
  expect(wet).toBeGreaterThan(walls)
}, 120_000)

/** The flood in a world that is hollow from the lava up. */
function hollowWorld(seed: number): Pick<World, 'stateAt' | 'levelAt'> {
  const blocks = createBlockPalette(registry)
  const nothing = { footprintsIn: () => [] }
  const dryIn = createDryGrounds(seed, nothing)
  const floodCaves = createCaveFlooder(registry, { seed, blocks, buildings: nothing })
  const chunks = new Map<string, Uint16Array>()
  const statesOf = (x: number, z: number): Uint16Array => {
    const key = `${x >> 4} ${z >> 4}`
    const known = chunks.get(key)
    if (known) return known
    const buffer = createColumnBuffer({ minY: -64, height: 384 })
    buffer.states.fill(lava, 0, (lowest + 64) << 8)
    floodCaves(buffer, { x: x & ~15, z: z & ~15 })
    chunks.set(key, buffer.states)
    return buffer.states
  }
  return {
    stateAt: (x, y, z) => statesOf(x, z)[((y + 64) << 8) | ((z & 15) << 4) | (x & 15)] ?? 0,
    levelAt: (x, z) => aquiferLevels(seed, { x: x & ~15, z: z & ~15, dryIn })?.at(x & 15, z & 15) ?? dryLevel,
  }
}

test('stays nine blocks below the beds of surface water and seven below dry ground', () => {
  let below = 0
  for (let seed = 1; seed <= 12; seed += 1) {
    const world = worldOf(seed)
    const low = wetChunks(world, { size: 60 }).filter(([chunkX, chunkZ]) => {
      const [x, z] = [chunkX * 16 + 8, chunkZ * 16 + 8]
      return world.generator.surfaceAt(x, z).height < world.levelAt(x, z) + 9
    })
    for (const [chunkX, chunkZ] of low.slice(0, 8))
      for (const { x, y, z } of groundWater(world, chunkX, chunkZ)) {
        const { height } = world.generator.surfaceAt(x, z)
        expect(y).toBeLessThanOrEqual(height - (height < seaLevel ? 9 : 7))
        if (height < seaLevel) below += 1
      }
  }
  expect(below).toBeGreaterThan(100)
}, 120_000)

test('hangs no sand or gravel over it', () => {
  const world = worldOf(8)
  const loose = new Set([stateOf('sand'), stateOf('gravel')])
  for (const [chunkX, chunkZ] of wetChunks(world, { size: 24, wanted: 40 }))
    for (const { x, y, z } of groundWater(world, chunkX, chunkZ))
      expect(loose.has(world.stateAt(x, y + 1, z)), `${x} ${y} ${z}`).toBe(false)
}, 120_000)

test('keeps mineshafts and strongholds dry', () => {
  for (const seed of [5, 6]) {
    const world = worldOf(seed)
    const mine = world.generator.buildings?.near('mineshaft', { x: 0, z: 0 })
    const stronghold = nearestStronghold(seed, { x: 0, z: 0 })
    for (const middle of [mine ?? stronghold, stronghold])
      for (let x = middle.x - 42; x <= middle.x + 42; x += 1)
        for (let z = middle.z - 42; z <= middle.z + 42; z += 1) {
          const isInside = Math.max(Math.abs(x - middle.x), Math.abs(z - middle.z)) <= 41
          if (isInside) expect(world.levelAt(x, z)).toBe(dryLevel)
        }
  }
})

test('closes it around monster rooms', () => {
  const world = worldOf(9)
  let rooms = 0
  for (let square = 0; square < 10_000 && rooms < 4; square += 1) {
    const room = dungeonNear(world.seed, { x: (square % 100) * 64, z: Math.floor(square / 100) * 64 })
    if (world.levelAt(room.x, room.z) < room.y) continue
    const around: Spot[] = []
    for (let x = room.x - 4; x <= room.x + 4; x += 1)
      for (let z = room.z - 4; z <= room.z + 4; z += 1)
        for (let y = room.y; y <= room.y + 5; y += 1)
          if (world.stateAt(x, y, z) === water) around.push({ x, y, z })
    if (around.length === 0) continue
    rooms += 1
    expectTight(world, around)
    expect(world.stateAt(room.x, room.y + 2, room.z)).toBe(0)
  }
  expect(rooms).toBe(4)
}, 120_000)

test('floods nothing before 1.18', () => {
  const [late, early] = [worldOf(5), worldOf(5, '1.16.5')]
  const oldWater = loadRegistry('1.16.5').blocksByName['water']?.defaultState
  let flooded = 0
  const high = wetChunks(late, { size: 60 }).filter(([x, z]) => late.levelAt(x * 16 + 8, z * 16 + 8) > 25)
  for (const [chunkX, chunkZ] of high.slice(0, 20)) {
    flooded += groundWater(late, chunkX, chunkZ).filter(({ y }) => y > 11).length
    for (let place = 0; place < 256; place += 1) {
      const [x, z] = [chunkX * 16 + (place & 15), chunkZ * 16 + (place >> 4)]
      const { height } = early.generator.surfaceAt(x, z)
      for (let y = 1; y < Math.min(height, seaLevel); y += 1)
        if (early.stateAt(x, y, z) === oldWater) expect.fail(`Water at ${x} ${y} ${z}.`)
    }
  }
  expect(flooded).toBeGreaterThan(100)
}, 120_000)
