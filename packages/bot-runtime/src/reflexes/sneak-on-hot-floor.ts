import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import { isHotFloor } from '../bot/is-hot-floor.ts'
import { listen } from '../bot/listen.ts'
import { createSneakOrder } from './sneak-order.ts'

// Just below the feet, in blocks.
const soleBlocks = 0.01

/** Sneaks while the body stands still on a floor that burns whoever stands upright on it; returns what stops it. */
export function sneakOnHotFloor(bot: Bot): () => void {
  const order = createSneakOrder(bot)
  const stop = listen(bot, 'physicsTick', () => {
    if (isBodyTaken(bot)) return order.forget()
    // Whoever walks is over it sooner upright.
    const isWalking = (['forward', 'back', 'left', 'right', 'jump'] as const).some((key) =>
      bot.getControlState(key),
    )
    if (isWalking || !standsOnHotFloor(bot)) return order.takeBack()
    if (!bot.getControlState('sneak')) order.give()
  })
  return () => {
    stop()
    order.takeBack()
  }
}

function standsOnHotFloor(bot: Bot): boolean {
  const floor = bot.blockAt(bot.entity.position.offset(0, -soleBlocks, 0), false)
  return bot.entity.onGround && isHotFloor(floor?.name)
}
