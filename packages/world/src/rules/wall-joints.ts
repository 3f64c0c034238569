import type { BlockProperties } from '../registry/block-state.ts'
import type { HorizontalDirection } from './direction.ts'
import { isWall, sides, type JointBlock, type NeighbourOf } from './joint-block.ts'

// Line from the middle to each edge that the block above must cover to make a side tall.
const armPoints: Readonly<Record<HorizontalDirection, readonly (readonly [x: number, z: number])[]>> = {
  north: [
    [0.5, 0.03],
    [0.5, 0.25],
  ],
  south: [
    [0.5, 0.97],
    [0.5, 0.75],
  ],
  west: [
    [0.03, 0.5],
    [0.25, 0.5],
  ],
  east: [
    [0.97, 0.5],
    [0.75, 0.5],
  ],
}

const postPoint: readonly (readonly [x: number, z: number])[] = [[0.5, 0.5]]

// Small things that stand on a post of their own.
const standsOnPost = /torch$|_sign$|_banner$|_pressure_plate$|^tripwire$/

/** The sides of a wall, none, low or tall, and whether it has a post. */
export function wallJoints(
  neighbour: NeighbourOf,
  isJoined: (side: HorizontalDirection) => boolean,
): BlockProperties {
  const above = neighbour('up')
  const heights = Object.fromEntries(
    sides.map((side) => [side, isJoined(side) ? (covers(above, armPoints[side]) ? 'tall' : 'low') : 'none']),
  )
  return { ...heights, up: hasPost(above, heights) }
}

function hasPost(above: JointBlock, heights: Readonly<Record<string, string>>): boolean {
  if (isWall(above.name) && above.properties['up'] === true) return true
  const { north, south, west, east } = heights
  const isOpen = (side: string | undefined): boolean => side === 'none'
  if ([north, south, west, east].every(isOpen)) return true
  if (isOpen(north) !== isOpen(south) || isOpen(west) !== isOpen(east)) return true
  if ((north === 'tall' && south === 'tall') || (west === 'tall' && east === 'tall')) return false
  return standsOnPost.test(above.name) || covers(above, postPoint)
}

const covers = ({ shapes }: JointBlock, points: readonly (readonly [number, number])[]): boolean =>
  points.every(([x, z]) =>
    shapes.some((box) => box[1] <= 0 && box[0] <= x && x <= box[3] && box[2] <= z && z <= box[5]),
  )
