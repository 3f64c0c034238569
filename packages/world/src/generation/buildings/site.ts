import type { Drawing } from './create-drawing.ts'

/** Land that buildings stand on. */
export interface Land {
  groundAt(x: number, z: number): { readonly height: number; readonly kind: string }
}

/** Middle of a building. */
export interface Site {
  readonly name: string
  readonly x: number
  /** Height of the ground, or of the lowest floor. */
  readonly y: number
  readonly z: number
  /** A hash from which its looks follow. */
  readonly dice: number
}

/** One kind of building. */
export interface BuildingKind {
  readonly name: string
  /** Blocks from its middle to the farthest block of it. */
  readonly reach: number
  /** Width of the squares that have one at most. */
  readonly square: number
  /** Places of a square that are tried. */
  readonly tries: number
  /** Share of the squares in which one is tried at all; of all by default. */
  readonly share?: number
  readonly salt: number
  /** Whether it is too small to be found by name. */
  readonly isHidden?: boolean
  /** Height at which one can stand; absent where none can. */
  readonly heightAt: (
    land: Land,
    place: { readonly x: number; readonly z: number; readonly dice: number },
  ) => number | undefined
  readonly draw: (pen: Drawing, site: Site, land: Land) => void
}
