import type { BlockState } from '../registry/block-state.ts'
import { oppositeOf, type HorizontalDirection } from './direction.ts'
import type { NeighbourOf } from './joint-block.ts'

const turnedLeft: Readonly<Record<HorizontalDirection, HorizontalDirection>> = {
  north: 'west',
  west: 'south',
  south: 'east',
  east: 'north',
}

/** The shape of a flight of stairs: straight, or a corner with the flight before or behind it. */
export function stairsShape(stairs: BlockState, neighbour: NeighbourOf): string {
  const facing = facingOf(stairs)
  const turnOf = (towards: HorizontalDirection): HorizontalDirection | undefined => {
    const other = neighbour(towards)
    if (!other.name.endsWith('_stairs') || other.properties['half'] !== stairs.properties['half'])
      return undefined
    const turned = facingOf(other)
    return turned === facing || turned === oppositeOf(facing) ? undefined : turned
  }
  // A flight of the same kind beside it keeps the row straight.
  const isFree = (side: HorizontalDirection): boolean => {
    const { name, properties } = neighbour(side)
    return (
      !name.endsWith('_stairs') ||
      properties['facing'] !== facing ||
      properties['half'] !== stairs.properties['half']
    )
  }
  const before = turnOf(facing)
  if (before && isFree(horizontalOpposite[before]))
    return before === turnedLeft[facing] ? 'outer_left' : 'outer_right'
  const behind = turnOf(horizontalOpposite[facing])
  if (behind && isFree(behind)) return behind === turnedLeft[facing] ? 'inner_left' : 'inner_right'
  return 'straight'
}

const horizontalOpposite: Readonly<Record<HorizontalDirection, HorizontalDirection>> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
}

function facingOf({ properties }: BlockState): HorizontalDirection {
  const { facing } = properties
  return facing === 'south' || facing === 'west' || facing === 'east' ? facing : 'north'
}
