import { farStructures } from '../../packages/world/src/generation/structures/far-structures.ts'
import type {
  DimensionGenerator,
  WorldGenerator,
} from '../../packages/world/src/generation/world-generator.ts'
import { dimensionBounds, type Dimension } from '../../packages/world/src/registry/dimension.ts'
import type { Registry } from '../../packages/world/src/registry/registry.ts'

/** Land that is looked at. */
export interface ScanOptions {
  readonly registry: Registry
  readonly seed: number
  readonly overworld: WorldGenerator
  /** That of every dimension. */
  readonly generators: Readonly<Record<Dimension, DimensionGenerator>>
}

interface Ground {
  readonly x: number
  readonly z: number
}

// The overworld is asked for its biomes every so many blocks, this far from the start to all sides.
const gridBlocks = 48
const gridReach = 80
/** Places of each biome that are looked at, with the chunks around them. */
const placesPerBiome = 6
const chunksAround = { biome: 1, structure: 4 } as const
// Columns of the Nether lie on a line through many lands; those of the End on its middle and outer islands.
const netherColumns = 90
const endReach = 4
const outerIslandChunk = 100

/** Names of all blocks that the generators of a seed set in some hundred columns of each dimension. */
export function scanBlocks({ registry, seed, overworld, generators }: ScanOptions): ReadonlySet<string> {
  const states = new Set<number>()
  const look = (dimension: Dimension, chunkX: number, chunkZ: number): void =>
    addStates(states, generators[dimension], { chunkX, chunkZ, ...dimensionBounds(registry, dimension) })
  const lookAround = (dimension: Dimension, { x, z }: Ground, reach: number): void => {
    for (let dx = -reach; dx <= reach; dx += 1)
      for (let dz = -reach; dz <= reach; dz += 1) look(dimension, (x >> 4) + dx, (z >> 4) + dz)
  }
  for (const place of placesOfBiomes(overworld)) lookAround('overworld', place, chunksAround.biome)
  for (const name of overworld.buildings?.names ?? []) {
    const site = overworld.buildings?.near(name, { x: 0, z: 0 })
    if (site) lookAround('overworld', site, chunksAround.structure)
  }
  for (const { dimension, near } of Object.values(farStructures)) {
    const topAt = (x: number, z: number): number => generators[dimension].surfaceAt(x, z).height
    const place = near(seed, { x: 0, z: 0 }, topAt)
    if (place) lookAround(dimension, place, chunksAround.structure)
  }
  for (let count = 0; count < netherColumns; count += 1) look('the_nether', count * 7, count * 13 - 300)
  lookAround('the_end', { x: 0, z: 0 }, endReach)
  lookAround('the_end', { x: outerIslandChunk * 16, z: 0 }, endReach)
  return new Set([...states].flatMap((id) => registry.blocksByStateId[id]?.name ?? []))
}

/** Some places of every biome. */
function placesOfBiomes(overworld: WorldGenerator): readonly Ground[] {
  const places = new Map<string, Ground[]>()
  for (let row = -gridReach; row < gridReach; row += 1)
    for (let column = -gridReach; column < gridReach; column += 1) {
      const place = { x: column * gridBlocks, z: row * gridBlocks }
      const { biome } = overworld.surfaceAt(place.x, place.z)
      const known = places.get(biome) ?? []
      // Neighbours are of one forest.
      if (known.length < placesPerBiome && (row + column) % 7 === 0) places.set(biome, [...known, place])
    }
  return [...places.values()].flat()
}

interface Column {
  readonly chunkX: number
  readonly chunkZ: number
  readonly minY: number
  readonly height: number
}

function addStates(
  states: Set<number>,
  generator: DimensionGenerator,
  { chunkX, chunkZ, minY, height }: Column,
): void {
  const column = generator.generateColumn(chunkX, chunkZ)
  for (let y = minY; y < minY + height; y += 1)
    for (let z = 0; z < 16; z += 1)
      for (let x = 0; x < 16; x += 1) states.add(column.getBlockStateId({ x, y, z }))
}
