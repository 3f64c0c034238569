import type { BuildingMap } from './buildings/create-building-map.ts'
import type { BlockPosition, ChunkColumn } from '../columns/chunk-column.ts'

/** The ground of one column of blocks. */
export interface Surface {
  /** The y of the highest ground block, below water where there is some. */
  readonly height: number
  /** The biome by its name in this version's data. */
  readonly biome: string
}

/** Makes a dimension out of a seed; every method is a pure function of the seed and its arguments. */
export interface DimensionGenerator {
  generateColumn(chunkX: number, chunkZ: number): ChunkColumn
  surfaceAt(x: number, z: number): Surface
  /** Name of a column: whatever is called the same, in any world of the process, is the same. Absent: nothing is known. */
  nameOf?(chunkX: number, chunkZ: number): string
}

/** Makes an overworld. */
export interface WorldGenerator extends DimensionGenerator {
  /** Place of a new player's feet: a free block on dry land. */
  findSpawn(): BlockPosition
  /** Villages and ruins that it builds; absent when it builds none. */
  readonly buildings?: BuildingMap
}
