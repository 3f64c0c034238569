import { createColumnBuffer, type ColumnBuffer } from '../columns/create-column-buffer.ts'
import { createColumnFactory } from '../columns/create-column-factory.ts'
import { dimensionBounds } from '../registry/dimension.ts'
import type { Registry } from '../registry/registry.ts'
import { biomeId } from '../registry/biome-names.ts'
import { firstState } from './create-block-palette.ts'
import { createNoise } from './create-noise.ts'
import { createRandom } from './create-random.ts'
import { hash2 } from './hash2.ts'
import { endPillars, type EndPillar } from './structures/end-pillars.ts'
import { podiumY } from './structures/end-podium.ts'
import { raiseTower, type TowerBlocks } from './structures/raise-tower.ts'
import { builtCityNear } from './structures/tower-places.ts'
import type { DimensionGenerator } from './world-generator.ts'

// https://minecraft.wiki/w/The_End#Generation
const islandRadius = 100
const islandDepth = 34
const outerBlocks = 1000
const flatBlocks = 9
const outerTop = 60

interface Ground {
  /** The highest block of the ground; below `bottom` where there is none. */
  readonly top: number
  readonly bottom: number
}

/** The End of a seed: an island with towers of obsidian, and from a thousand blocks on smaller islands with chorus. */
export function createEndGenerator({
  registry,
  seed,
}: {
  readonly registry: Registry
  readonly seed: number
}): DimensionGenerator {
  const bounds = dimensionBounds(registry, 'the_end')
  const buffer = createColumnBuffer(bounds)
  const factory = createColumnFactory(registry, bounds)
  const groundAt = createIslands(seed)
  const pillars = endPillars(seed)
  const states = createStates(registry)
  const [inner, outer] = ['the_end', 'end_highlands'].map((name) => biomeId(registry, name) ?? 0)
  return {
    generateColumn(chunkX, chunkZ) {
      buffer.states.fill(0)
      const random = createRandom(hash2(seed ^ 0x0e4d, chunkX, chunkZ))
      const isOuter = Math.hypot(chunkX * 16, chunkZ * 16) > outerBlocks / 2
      for (let z = 0; z < 16; z += 1)
        for (let x = 0; x < 16; x += 1) {
          const place = { x: chunkX * 16 + x, z: chunkZ * 16 + z }
          const column = (z << 4) | x
          const { top, bottom } = groundAt(place.x, place.z)
          for (let y = bottom; y <= top; y += 1) buffer.states[(y << 8) | column] = states.endStone
          for (const pillar of pillars) raisePillar(buffer, { pillar, place, column, states })
          if (isOuter && top > bottom && random.next() < 0.01)
            growChorus(buffer, { column, y: top + 1, states, random })
        }
      const middle = { x: chunkX * 16 + 8, z: chunkZ * 16 + 8 }
      const city = builtCityNear(seed, { place: middle, topAt: (x, z) => groundAt(x, z).top })
      if (city) raiseTower(buffer, city, { blocks: states.city, chunkX, chunkZ })
      return factory.create(
        buffer,
        Array.from({ length: 16 }, () => (isOuter ? outer : inner) ?? 0),
      )
    },
    nameOf: (chunkX, chunkZ) => `end ${registry.version.minecraftVersion} ${seed} ${chunkX} ${chunkZ}`,
    surfaceAt(x, z) {
      const isOuter = Math.hypot(x, z) > outerBlocks / 2
      return { height: groundAt(x, z).top, biome: isOuter ? 'end_highlands' : 'the_end' }
    },
  }
}

const nothing: Ground = { top: -1, bottom: 0 }

function createIslands(seed: number): (x: number, z: number) => Ground {
  const [hills, roots, isles] = [0x51a1, 0x62b2, 0x73c3].map((salt) => createNoise(seed ^ salt))
  return (x, z) => {
    const distance = Math.hypot(x, z)
    const bump = hills?.fractal(x / 40, z / 40, 3) ?? 0
    if (distance < outerBlocks / 2) {
      const share = distance / (islandRadius + bump * 12)
      if (share >= 1) return nothing
      if (distance < flatBlocks) return { top: podiumY - 2, bottom: podiumY - islandDepth }
      const top = Math.round(podiumY - 2 + bump * 4 - 12 * share ** 6)
      const depth = islandDepth * (1 - share * share) ** 0.7 + (roots?.plane(x / 9, z / 9) ?? 0) * 5
      return { top, bottom: Math.min(top, Math.round(top - Math.max(1, depth))) }
    }
    const isle = (isles?.fractal(x / 120, z / 120, 2) ?? 0) - 0.18
    if (distance < outerBlocks || isle <= 0) return nothing
    const top = Math.round(outerTop + bump * 6)
    return { top, bottom: Math.round(top - Math.min(30, isle * 90)) }
  }
}

type States = ReturnType<typeof createStates>

function createStates(registry: Registry): Readonly<
  Record<'endStone' | 'obsidian' | 'bedrock' | 'fire' | 'stem' | 'flower', number>
> & {
  readonly bars: (sides: Readonly<Record<string, boolean>>) => number
  readonly city: TowerBlocks
} {
  return {
    endStone: firstState(registry, 'end_stone'),
    obsidian: firstState(registry, 'obsidian'),
    bedrock: firstState(registry, 'bedrock'),
    fire: firstState(registry, 'fire'),
    stem: firstState(registry, 'chorus_plant', { up: true, down: true }),
    flower: firstState(registry, 'chorus_flower'),
    bars: (sides) => firstState(registry, 'iron_bars', sides),
    city: {
      wall: firstState(registry, 'purpur_block'),
      floor: firstState(registry, 'end_stone_bricks'),
      corner: firstState(registry, 'purpur_pillar'),
      light: firstState(registry, 'end_rod', { facing: 'up' }),
      chest: firstState(registry, 'chest'),
    },
  }
}

function raisePillar(
  { states: cells }: ColumnBuffer,
  {
    pillar,
    place,
    column,
    states,
  }: {
    readonly pillar: EndPillar
    readonly place: { readonly x: number; readonly z: number }
    readonly column: number
    readonly states: States
  },
): void {
  const [dx, dz] = [place.x - pillar.x, place.z - pillar.z]
  const [ax, az] = [Math.abs(dx), Math.abs(dz)]
  if (Math.max(ax, az) > Math.max(2, pillar.radius)) return
  const put = (y: number, state: number): void => {
    cells[(y << 8) | column] = state
  }
  if (dx * dx + dz * dz <= pillar.radius * pillar.radius + 1)
    for (let y = 30; y < pillar.top; y += 1) put(y, states.obsidian)
  if (ax === 0 && az === 0) put(pillar.top, states.bedrock)
  if (!pillar.isCaged || Math.max(ax, az) !== 2) {
    if (pillar.isCaged && ax <= 2 && az <= 2)
      put(pillar.top + 3, states.bars({ north: true, south: true, west: true, east: true }))
    return
  }
  const alongX = az === 2
  const alongZ = ax === 2
  const bars = states.bars({
    west: alongX && dx > -2,
    east: alongX && dx < 2,
    north: alongZ && dz > -2,
    south: alongZ && dz < 2,
  })
  for (let y = pillar.top; y <= pillar.top + 3; y += 1) put(y, bars)
}

function growChorus(
  { states: cells }: ColumnBuffer,
  {
    column,
    y,
    states,
    random,
  }: {
    readonly column: number
    readonly y: number
    readonly states: States
    readonly random: ReturnType<typeof createRandom>
  },
): void {
  const height = random.between(2, 6)
  for (let rise = 0; rise < height; rise += 1) cells[((y + rise) << 8) | column] = states.stem
  cells[((y + height) << 8) | column] = states.flower
}
