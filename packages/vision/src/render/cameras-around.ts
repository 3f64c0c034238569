import { InvalidArgumentError, type Position } from '@voyager-mc/core'
import { lookAt, type Camera } from './camera.ts'

/** Blocks of a building: any two corners that lie opposite each other. */
export interface Building {
  readonly from: Position
  readonly to: Position
}

export interface CamerasAroundOptions {
  /** Blocks between the building and each camera, as far as it is wide; 0.8 by default, from 0.1 to 10. */
  readonly distance?: number
}

const axes = ['x', 'y', 'z'] as const

/**
 * Four cameras around a building, north-west first and then in the sense of the sun; each looks down on one corner, so that
 * every side is in two pictures. They stand in the air only where nothing higher is near.
 */
export function camerasAround(
  { from, to }: Building,
  { distance = 0.8 }: CamerasAroundOptions = {},
): readonly Camera[] {
  for (const [name, spot] of Object.entries({ from, to }))
    for (const axis of axes)
      if (!Number.isFinite(spot[axis]))
        throw new InvalidArgumentError(`${name}.${axis}`, spot[axis], 'use a finite number.')
  if (!(distance >= 0.1 && distance <= 10))
    throw new InvalidArgumentError('distance', distance, 'use a number from 0.1 to 10.')
  const low = cornerOf(Math.min, { from, to })
  // Blocks reach one further than their own coordinates.
  const high = cornerOf((one, other) => Math.max(one, other) + 1, { from, to })
  const middle = { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, z: (low.z + high.z) / 2 }
  const width = Math.max(high.x - low.x, high.y - low.y, high.z - low.z)
  const far = distance * width
  const [west, east, north, south] = [low.x - far, high.x + far, low.z - far, high.z + far]
  const y = high.y + far / 2
  return [
    { x: west, y, z: north },
    { x: east, y, z: north },
    { x: east, y, z: south },
    { x: west, y, z: south },
  ].map((place) => lookAt(place, middle))
}

function cornerOf(pick: (one: number, other: number) => number, { from, to }: Building): Position {
  return { x: pick(from.x, to.x), y: pick(from.y, to.y), z: pick(from.z, to.z) }
}
