import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { fourSides } from '../bot/four-sides.ts'
import { standingCell } from '../bot/standing-cell.ts'

/** A free cell and the neighbour to place against. */
export interface PlacementCell {
  readonly cell: Vec3
  readonly reference: Block
  /** From the reference to the cell. */
  readonly face: Vec3
}

// Below first: most things stand on the ground. The order is the original's.
const neighbours = [
  [0, -1, 0],
  [0, 1, 0],
  [-1, 0, 0],
  [1, 0, 0],
  [0, 0, -1],
  [0, 0, 1],
] as const

const replaceable =
  /^(air|cave_air|void_air|water|grass|short_grass|tall_grass|fern|large_fern|dead_bush|seagrass|snow|vine|fire|soul_fire)$/

/** The cell and what to place against, or why nothing can be placed there. */
export function placementAt(bot: Bot, cell: Vec3): PlacementCell | 'occupied' | 'floating' {
  const block = bot.blockAt(cell)
  if (!block || !replaceable.test(block.name)) return 'occupied'
  for (const [dx, dy, dz] of neighbours) {
    const reference = bot.blockAt(cell.offset(dx, dy, dz))
    if (reference && reference.boundingBox === 'block')
      return { cell, reference, face: new Vec3(-dx, -dy, -dz) }
  }
  return 'floating'
}

/** Free supported cells around a wished one, nearest first; the one that the bot stands in is not free. */
export function placementsAround(bot: Bot, wished: Vec3, radius: number): PlacementCell[] {
  const feet = standingCell(bot)
  const found: PlacementCell[] = []
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      for (let dz = -radius; dz <= radius; dz += 1) {
        const cell = wished.offset(dx, dy, dz)
        if (cell.equals(feet)) continue
        const placement = placementAt(bot, cell)
        // Something put beside the wished place must stand on the ground to be of use.
        if (typeof placement === 'object' && placement.face.y === 1) found.push(placement)
      }
    }
  }
  return found.sort((a, b) => a.cell.distanceTo(wished) - b.cell.distanceTo(wished))
}

/** Free cells beside the block on which the bot stands: on a pillar in the open there is no other room. */
export function placementsBesideFooting(bot: Bot): PlacementCell[] {
  const footing = bot.entity.position.offset(0, -0.5, 0).floored()
  return fourSides
    .map((side) => placementAt(bot, footing.plus(side)))
    .filter((placement) => typeof placement === 'object')
}
