import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isSolid } from './close-cell.ts'
import { openingsRound } from './openings-round.ts'

/** The cell nearest to the bot, at most one block higher or lower, in which it can be closed in on all sides; undefined where none is. */
export function coverSite(bot: Bot, radiusBlocks: number): Vec3 | undefined {
  // On soul sand one stands a little below the next block.
  const start = bot.entity.position.offset(0, 0.2, 0).floored()
  const steps = Array.from({ length: 2 * radiusBlocks + 1 }, (_, index) => index - radiusBlocks)
  return steps
    .flatMap((x) => steps.flatMap((z) => [-1, 0, 1].map((y) => start.offset(x, y, z))))
    .toSorted((a, b) => a.distanceTo(start) - b.distanceTo(start))
    .find((feet) => isSite(bot, feet))
}

/** Room for a body on firm ground, and around it nothing that is neither a wall nor air over a floor. */
function isSite(bot: Bot, feet: Vec3): boolean {
  if (!isSolid(bot, feet.offset(0, -1, 0)) || ![0, 1].every((rise) => isAir(bot, feet.offset(0, rise, 0))))
    return false
  return openingsRound(bot, feet).every((cell) => isAir(bot, cell) && cell.y >= feet.y)
}

function isAir(bot: Bot, cell: Vec3): boolean {
  return /(^|_)air$/.test(bot.blockAt(cell, false)?.name ?? '')
}
