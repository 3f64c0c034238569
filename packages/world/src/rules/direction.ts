/** The four horizontal directions. */
export type HorizontalDirection = 'north' | 'south' | 'west' | 'east'

/** The six sides of a block. */
export type Face = 'down' | 'up' | HorizontalDirection

/** A step of one block. */
export interface Step {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The step from a block to its neighbour at each face. */
export const faceOffsets: Readonly<Record<Face, Step>> = {
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

/** The faces in protocol order, so that the index is the number on the wire. */
export const faces: readonly Face[] = ['down', 'up', 'north', 'south', 'west', 'east']

/** One block in a direction. */
export function stepOf(face: Face): Step {
  return faceOffsets[face]
}

/** The other way. */
export function oppositeOf<Direction extends Face>(face: Direction): Direction {
  // The opposite of a horizontal direction is horizontal.
  return oppositeFaces[face] as Direction
}

/** The side that the protocol numbers 0 to 5, `undefined` for any other number. */
export function faceOf(direction: number): Face | undefined {
  return faces[direction]
}

/** The horizontal direction that a yaw in degrees looks at: 0 is south, 90 west. */
export function directionOf(yaw: number): HorizontalDirection {
  const quarters: readonly HorizontalDirection[] = ['south', 'west', 'north', 'east']
  return quarters[Math.round((((yaw % 360) + 360) % 360) / 90) % 4] ?? 'south'
}
