/** A block position in whole blocks. */
export interface BlockPosition {
  readonly x: number
  readonly y: number
  readonly z: number
}

/**
 * The part of a prismarine-chunk column that the world uses; columns are real prismarine-chunk objects.
 * Positions are relative to the column in `x` and `z` (0 to 15) and absolute in `y`.
 */
export interface ChunkColumn {
  /** Places of plants and budding amethyst that grow although nobody placed them; absent when there are none. */
  readonly growing?: readonly BlockPosition[]
  /** Places of generated blocks that shine into the open. */
  readonly shining?: readonly BlockPosition[]
  /** The same column; a change of either is not seen in the other. Absent in columns that others made. */
  copy?(): ChunkColumn
  getBlockStateId(position: BlockPosition): number
  setBlockStateId(position: BlockPosition, stateId: number): void
  getBlockLight(position: BlockPosition): number
  setBlockLight(position: BlockPosition, light: number): void
  getSkyLight(position: BlockPosition): number
  getBiome(position: BlockPosition): number
  /** The section data of the chunk packet. */
  dump(): Buffer
  /** The biome list of the chunk packet before 1.18, `undefined` from then on. */
  dumpBiomes(): readonly number[] | undefined
  /** The light data: one buffer before 1.17, an object of buffers and masks from then on. */
  dumpLight(): unknown
}
