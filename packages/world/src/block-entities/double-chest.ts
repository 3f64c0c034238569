import type { BlockState } from '../context/block-state.ts'
import { faceOffsets, type Face } from '../context/faces.ts'
import type { Position } from '../context/position.ts'

const clockwise: Readonly<Record<string, Face>> = {
  north: 'east',
  east: 'south',
  south: 'west',
  west: 'north',
}
const counterClockwise: Readonly<Record<string, Face>> = {
  north: 'west',
  west: 'south',
  south: 'east',
  east: 'north',
}

/** A way in which a single chest may join its neighbour. */
export interface ChestPairing {
  readonly offset: Position
  readonly ownType: 'left' | 'right'
  readonly otherType: 'left' | 'right'
}

/** Finds the other half of a double chest; absent for single chests and other blocks. */
export function otherChestOffset({ properties }: BlockState): Position | undefined {
  const facing = String(properties['facing'])
  const side =
    properties['type'] === 'left'
      ? clockwise[facing]
      : properties['type'] === 'right'
        ? counterClockwise[facing]
        : undefined
  return side && faceOffsets[side]
}

/** The neighbours that a single chest may join, in vanilla's order. */
export function pairingOf({ properties }: BlockState): readonly ChestPairing[] {
  const facing = String(properties['facing'])
  const [left, right] = [clockwise[facing], counterClockwise[facing]]
  return [
    ...(left ? [{ offset: faceOffsets[left], ownType: 'left', otherType: 'right' } as const] : []),
    ...(right ? [{ offset: faceOffsets[right], ownType: 'right', otherType: 'left' } as const] : []),
  ]
}
