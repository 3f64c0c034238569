import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { standingCell } from '../bot/standing-cell.ts'
import { closeCell, isSolid } from '../combat/close-cell.ts'
import { openingsRound } from '../combat/openings-round.ts'
import { countWallBlocks } from '../combat/wall-block.ts'
import { standInMiddle } from './stand-in-middle.ts'

// Rounds in which what an arrow or a body has kept from being placed is placed again.
const rounds = 2

/** Whether the blocks at hand close every opening round the body where it stands. */
export function canWallIn(bot: Bot): boolean {
  if (!bot.entity.onGround || !isSolid(bot, standingCell(bot).offset(0, -1, 0))) return false
  const openings = openingsRound(bot, standingCell(bot))
  // No block goes where a fence stands, and past it something flies.
  return countWallBlocks(bot) >= openings.length && !openings.some((cell) => isSolid(bot, cell))
}

/**
 * Closes every opening round the body with carried blocks, the sides towards an enemy first: a second under fire, where a
 * hole takes three. Resolves to whether nothing is open.
 */
export async function wallIn(
  bot: Bot,
  { signal, enemy }: { readonly signal: AbortSignal; readonly enemy: Vec3 },
): Promise<boolean> {
  await standInMiddle(bot, { signal })
  const openings = (): readonly Vec3[] => openingsRound(bot, standingCell(bot), enemy)
  for (let round = 0; round < rounds && openings().length > 0; round += 1) {
    for (const cell of openings()) await closeCell(bot, cell, { signal })
  }
  return openings().length === 0
}
