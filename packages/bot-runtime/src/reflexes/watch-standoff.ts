import type { Bot } from 'mineflayer'
import { listen } from '../bot/listen.ts'

/** Knows how long enemies have been faced in vain. */
export interface Standoff {
  /** Counts a tick; whether enough of them went by in a row in which enemies were faced and nobody was hurt. It counts anew then. */
  isVain(isFacing: boolean): boolean
  stop(this: void): void
}

/** Ticks without a blow on either side after which facing each other leads to nothing: each blow takes one at most. */
const standoffTicks = 200

// Whoever is hurt farther off is so by somebody else, in blocks.
const nearBlocks = 8

/**
 * Watches for standoffs. Five spiders behind a ledge kept a bot that could neither reach them nor run nor heal for six hours
 * of the world: each of them was faced for a minute, and after the last one the first was rested.
 */
export function watchStandoff(bot: Bot): Standoff {
  let quiet = 0
  const stop = listen(bot, 'entityHurt', ({ position }) => {
    if (position.distanceTo(bot.entity.position) < nearBlocks) quiet = 0
  })
  return {
    isVain(isFacing) {
      quiet = isFacing ? quiet + 1 : 0
      if (quiet < standoffTicks) return false
      quiet = 0
      return true
    },
    stop,
  }
}
