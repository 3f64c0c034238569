import type { Bot } from 'mineflayer'
import { holdsShield } from '../bot/holds-shield.ts'

/** Shield in the other hand. */
export interface Shield {
  /** Raises the shield, or keeps it up; nothing when none is in the other hand, or when the hands eat or draw. */
  raise(): void
  lower(): void
}

/** Takes charge of the shield; the shield is up from the sixth tick on. */
export function guardShield(bot: Bot): Shield {
  let isUp = false
  return {
    raise() {
      if (isUp || !holdsShield(bot) || bot.usingHeldItem) return
      isUp = true
      bot.activateItem(true)
    },
    lower() {
      if (!isUp) return
      isUp = false
      bot.deactivateItem()
    },
  }
}
