import type { Face } from '../rules/index.ts'
import type { Position } from './position.ts'

export type { Face }

/** The faces in protocol order, so that the index is the number on the wire. */
export const faces: readonly Face[] = ['down', 'up', 'north', 'south', 'west', 'east']

/** The step from a block to its neighbour at each face. */
export const faceOffsets: Readonly<Record<Face, Position>> = {
  down: { x: 0, y: -1, z: 0 },
  up: { x: 0, y: 1, z: 0 },
  north: { x: 0, y: 0, z: -1 },
  south: { x: 0, y: 0, z: 1 },
  west: { x: -1, y: 0, z: 0 },
  east: { x: 1, y: 0, z: 0 },
}

/** The face on the other side. */
export const oppositeFaces: Readonly<Record<Face, Face>> = {
  down: 'up',
  up: 'down',
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
}
