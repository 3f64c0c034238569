import { WorldError } from './world-error.ts'

/** Place of a column, as the error names it. */
export interface DamagedColumnPlace {
  readonly dimension: string
  readonly chunkX: number
  readonly chunkZ: number
}

/** A stored column of a world is not what was written. */
export class DamagedColumnError extends WorldError {
  readonly dimension: string
  readonly chunkX: number
  readonly chunkZ: number

  constructor({ dimension, chunkX, chunkZ }: DamagedColumnPlace, options?: ErrorOptions) {
    const place = `${dimension} at chunk ${chunkX}, ${chunkZ}`
    super(
      'WORLD_DAMAGED_COLUMN',
      `The stored column of the ${place} is damaged; restore the world from a copy.`,
      options,
    )
    this.dimension = dimension
    this.chunkX = chunkX
    this.chunkZ = chunkZ
  }
}
