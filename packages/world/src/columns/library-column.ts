import loadChunk from 'prismarine-chunk'
import type { Registry } from '../registry/registry.ts'
import type { ChunkColumn } from './chunk-column.ts'

type LongArray = readonly (readonly [number, number])[]

/** The part of prismarine-chunk that differs by version and whose types lack most of it. */
export interface LibraryColumn extends ChunkColumn {
  readonly minY: number
  sections: unknown[]
  biomes: unknown[]
  skyLightSections: unknown[]
  blockLightSections: unknown[]
  skyLightMask: unknown
  blockLightMask: unknown
  /** From 1.17 on. */
  emptySkyLightMask?: { set(index: number, value: number): void }
  emptyBlockLightMask?: unknown
  blockEntities: object
  load(data: Buffer, mask?: number): void
  loadBiomes(biomes: readonly number[]): void
  loadLight?(data: Buffer, skyMask: number, blockMask: number): void
  loadParsedLight?(
    sky: readonly Uint8Array[],
    block: readonly Uint8Array[],
    skyMask: LongArray,
    blockMask: LongArray,
    emptySkyMask: LongArray,
    emptyBlockMask: LongArray,
  ): void
}

/** The class of a version's columns. */
export type LibraryColumnClass = new (options?: {
  readonly minY: number
  readonly worldHeight: number
}) => LibraryColumn

/** Loads the class of a version's columns. */
export function loadLibraryColumn(registry: Registry): LibraryColumnClass {
  // prismarine-chunk's types declare an ES default export and half of the methods; the module is the loader itself.
  return (loadChunk as unknown as (registry: Registry) => LibraryColumnClass)(registry)
}
