import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import { isHotFloor } from '../bot/is-hot-floor.ts'
import { listen } from '../bot/listen.ts'

// Just below the feet, in blocks.
const soleBlocks = 0.01

/** Sneaks while the body stands still on a floor that burns whoever stands upright on it; returns what stops it. */
export function sneakOnHotFloor(bot: Bot): () => void {
  let isSneaking = false
  const release = (): void => {
    if (isSneaking) bot.setControlState('sneak', false)
    isSneaking = false
  }
  const stop = listen(bot, 'physicsTick', () => {
    if (isBodyTaken(bot)) {
      isSneaking = false
      return
    }
    // Whoever walks is over it sooner upright.
    const isWalking = (['forward', 'back', 'left', 'right', 'jump'] as const).some((key) =>
      bot.getControlState(key),
    )
    if (isWalking || !standsOnHotFloor(bot)) return release()
    if (bot.getControlState('sneak')) return
    isSneaking = true
    bot.setControlState('sneak', true)
  })
  return () => {
    stop()
    release()
  }
}

function standsOnHotFloor(bot: Bot): boolean {
  const floor = bot.blockAt(bot.entity.position.offset(0, -soleBlocks, 0), false)
  return bot.entity.onGround && isHotFloor(floor?.name)
}
