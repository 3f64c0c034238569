import type { BlockLook } from '../blocks/block-look.ts'

/** Cells along an edge of a section. */
export const sectionSize = 16
/** Cells of a section. */
export const sectionCells: number = sectionSize ** 3

/** Cube of sixteen blocks a side, placed by its own coordinates: those of its blocks divided by sixteen. */
export interface Section {
  readonly x: number
  readonly y: number
  readonly z: number
  /** State of each cell, x first, then z, then y; absent when there is nothing but air. */
  readonly states?: Uint16Array<ArrayBuffer>
}

/** Everything about a world that was not told before. */
export interface TerrainNews {
  /** Blocks of another dimension that were told before are gone. */
  readonly dimension: string
  readonly sections: readonly Section[]
  /** Single blocks that changed: x, y, z and state, one after the other. */
  readonly changes: readonly (readonly [x: number, y: number, z: number, state: number])[]
  /** States met for the first time; those that cannot be seen are left out. */
  readonly looks: readonly (readonly [state: number, look: BlockLook])[]
}

/** Key of a section in a map. */
export function sectionKey(x: number, y: number, z: number): string {
  return `${x},${y},${z}`
}

/** Index of a block's cell in its section. */
export function cellIndex(x: number, y: number, z: number): number {
  return ((y & 15) << 8) | ((z & 15) << 4) | (x & 15)
}
