import type { Bot } from 'mineflayer'

/** Shield in the other hand. */
export interface Shield {
  /** Raises the shield, or keeps it up; nothing when none is in the other hand, or when the hands eat or draw. */
  raise(): void
  lower(): void
}

const offHandSlot = 45

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

/** Whether a shield is in the other hand. */
export function holdsShield({ inventory }: Pick<Bot, 'inventory'>): boolean {
  return inventory.slots[offHandSlot]?.name === 'shield'
}
