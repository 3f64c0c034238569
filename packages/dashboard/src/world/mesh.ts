import type { Face } from './faces.ts'

/** Triangles in the order that a graphics card takes them. */
export interface Mesh {
  /** Three for each corner. */
  readonly positions: number[]
  /** Red, green and blue of each corner, linear, from 0 to 1. */
  readonly colours: number[]
  /** Place on the grain of each corner. */
  readonly grain: number[]
  readonly triangles: number[]
}

/** Mesh of nothing. */
export function emptyMesh(): Mesh {
  return { positions: [], colours: [], grain: [], triangles: [] }
}

/** Adds one face of a block. */
export function addQuad(
  mesh: Mesh,
  {
    face: { corners, light },
    at,
    colour,
  }: {
    readonly face: Pick<Face, 'corners' | 'light'>
    readonly at: readonly [number, number, number]
    readonly colour: number
  },
): void {
  const first = mesh.positions.length / 3
  for (let corner = 0; corner < 4; corner += 1) {
    for (let axis = 0; axis < 3; axis += 1)
      mesh.positions.push((corners[corner * 3 + axis] ?? 0) + (at[axis] ?? 0))
    for (const shift of [16, 8, 0]) mesh.colours.push(linear((colour >> shift) & 255) * light)
    mesh.grain.push(corner > 1 ? 1 : 0, corner === 1 || corner === 2 ? 0 : 1)
  }
  mesh.triangles.push(first, first + 1, first + 2, first, first + 2, first + 3)
}

/** Adds two crossed leaves, seen from both sides. */
export function addPlant(
  mesh: Mesh,
  { at, colour }: { readonly at: readonly [number, number, number]; readonly colour: number },
): void {
  const [low, high, top] = [0.2, 0.8, 0.7]
  const pairs = [
    [low, low, high, high],
    [low, high, high, low],
  ]
  for (const [x = 0, z = 0, toX = 0, toZ = 0] of pairs) {
    const there = [x, top, z, x, 0, z, toX, 0, toZ, toX, top, toZ]
    const back = [toX, top, toZ, toX, 0, toZ, x, 0, z, x, top, z]
    for (const corners of [there, back]) addQuad(mesh, { face: { corners, light: 0.9 }, at, colour })
  }
}

/** A part of a colour as light instead of as a number of a screen. */
function linear(value: number): number {
  return (value / 255) ** 2.2
}
