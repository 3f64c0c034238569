import type { Position } from '@voyager-mc/core'

// Half the width of a player, in blocks.
const halfWidth = 0.31

/** Whether a player standing at `feet` is in the way of a block in `cell`. */
export function isBodyInCell(feet: Position, cell: Position): boolean {
  return (
    feet.x + halfWidth > cell.x &&
    feet.x - halfWidth < cell.x + 1 &&
    feet.z + halfWidth > cell.z &&
    feet.z - halfWidth < cell.z + 1 &&
    feet.y + 1.8 > cell.y &&
    feet.y < cell.y + 1
  )
}
