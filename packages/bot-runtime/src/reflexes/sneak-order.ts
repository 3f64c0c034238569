import type { Bot } from 'mineflayer'

/** The order to sneak as one reflex gives it: it takes back its own only. */
export interface SneakOrder {
  give(): void
  takeBack(): void
  /** Somebody else has the body now, and its keys. */
  forget(): void
}

/** Makes an order that is not given yet. */
export function createSneakOrder(bot: Pick<Bot, 'setControlState'>): SneakOrder {
  let isGiven = false
  return {
    give() {
      isGiven = true
      bot.setControlState('sneak', true)
    },
    takeBack() {
      if (isGiven) bot.setControlState('sneak', false)
      isGiven = false
    },
    forget() {
      isGiven = false
    },
  }
}
