import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { fourSides } from '../bot/four-sides.ts'

// A body in lava gets on by less than a block a second.
const siteBlocks = 3

// Half a body and half a block: nearer than that the block would stand in the body.
const clearBlocks = 0.8

const neighbours = [new Vec3(0, -1, 0), ...fourSides]

/** Where a block can be put into lava to climb on. */
export interface BankSite {
  readonly cell: Vec3
  /** Solid block that is clicked on, and its face. */
  readonly against: Vec3
  readonly face: Vec3
}

/** The nearest cell of lava at the height of the feet that a block can be put into, with room for a body on top of it. */
export function bankSite(bot: Pick<Bot, 'blockAt' | 'entity'>): BankSite | undefined {
  const here = bot.entity.position
  const feet = here.floored()
  let best: BankSite | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (let x = -siteBlocks; x <= siteBlocks; x += 1) {
    for (let z = -siteBlocks; z <= siteBlocks; z += 1) {
      const cell = feet.offset(x, 0, z)
      const [alongX, alongZ] = [Math.abs(cell.x + 0.5 - here.x), Math.abs(cell.z + 0.5 - here.z)]
      const blocks = Math.hypot(alongX, alongZ)
      if (blocks >= shortest || Math.max(alongX, alongZ) < clearBlocks || !isOpen(bot, cell)) continue
      const side = neighbours.find((offset) => bot.blockAt(cell.plus(offset), false)?.boundingBox === 'block')
      if (side === undefined) continue
      shortest = blocks
      best = { cell, against: cell.plus(side), face: side.scaled(-1) }
    }
  }
  return best
}

/** Lava with air above it, enough of it for a body. */
function isOpen(bot: Pick<Bot, 'blockAt'>, cell: Vec3): boolean {
  const names = [0, 1, 2].map((y) => bot.blockAt(cell.offset(0, y, 0), false)?.name)
  return names[0] === 'lava' && names[1] === 'air' && names[2] === 'air'
}
