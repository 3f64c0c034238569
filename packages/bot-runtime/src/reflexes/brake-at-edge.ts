import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { acceptedFall, isOverDeep } from './deep-edge.ts'
import { createSneakOrder } from './sneak-order.ts'

// A runner goes on for about this many ticks before the order to sneak takes hold.
const aheadTicks = 2

// Slower than this nobody slides over an edge, in blocks a tick.
const slowBlocks = 0.01

/**
 * Sneaks where a walk is about to slide over the edge of a shaft, a cliff or a pool of lava: whoever sneaks does not fall.
 * Jumps are left alone. Returns what stops it.
 */
export function brakeAtEdge(bot: Bot): () => void {
  const order = createSneakOrder(bot)
  const stop = listen(bot, 'physicsTick', () => {
    // A reflex that steers looks at the ground itself, and a program that walks without a path may want to fall.
    if (isBodyTaken(bot)) return order.forget()
    if (!isWalking(bot)) return order.takeBack()
    const { position, velocity } = bot.entity
    const next = position.offset(velocity.x * aheadTicks, 0, velocity.z * aheadTicks)
    if (Math.hypot(velocity.x, velocity.z) < slowBlocks) return
    if (!isOverDeep(bot, next, acceptedFall(bot))) return order.takeBack()
    order.give()
  })
  return () => {
    stop()
    order.takeBack()
  }
}

function isWalking(bot: Bot): boolean {
  return bot.pathfinder.isMoving() && bot.entity.onGround && !bot.getControlState('jump')
}
