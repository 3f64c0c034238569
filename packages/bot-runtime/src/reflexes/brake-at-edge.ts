import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { cornersOf } from '../bot/corners-of.ts'
import { acceptedFall, isOverDeep } from './deep-edge.ts'
import { createSneakOrder } from './sneak-order.ts'

// A runner goes on for about this many ticks before the order to sneak takes hold.
const aheadTicks = 2

// Blocks per tick by which a falling body gets faster each tick (Entity movement, https://minecraft.wiki/w/Entity).
const gravity = 0.08

// Slower than this nobody slides over an edge, in blocks a tick.
const slowBlocks = 0.01

/**
 * Sneaks where a walk is about to slide over the edge of a shaft, a cliff or a pool of lava, or to run down a step so fast
 * that it lands beyond what is below: whoever sneaks does not fall.
 * Jumps are left alone. Returns what stops it.
 */
export function brakeAtEdge(bot: Bot): () => void {
  const order = createSneakOrder(bot)
  let isForStep = false
  const stop = listen(bot, 'physicsTick', () => {
    // A reflex that steers looks at the ground itself, and a program that walks without a path may want to fall.
    if (isBodyTaken(bot)) return order.forget()
    if (!isWalking(bot)) return order.takeBack()
    const { position, velocity } = bot.entity
    // Whoever has been stopped goes down a step slowly, and stays where there is none.
    if (Math.hypot(velocity.x, velocity.z) < slowBlocks) return isForStep ? order.takeBack() : undefined
    const next = position.offset(velocity.x * aheadTicks, 0, velocity.z * aheadTicks)
    const fall = acceptedFall(bot)
    const isEdge = isOverDeep(bot, next, fall)
    isForStep = !isEdge && isOverDeep(bot, landing(bot, next, fall), fall)
    if (isEdge || isForStep) order.give()
    else order.takeBack()
  })
  return () => {
    stop()
    order.takeBack()
  }
}

/** Where a body lands that runs off a step there: it goes on as fast while it falls, over what is below as well. */
function landing(bot: Bot, place: Vec3, fallBlocks: number): Vec3 {
  const { velocity } = bot.entity
  for (let down = 0; down <= fallBlocks; down += 1) {
    const isGround = cornersOf(place.offset(0, -down - 1, 0)).some(
      (corner) => bot.blockAt(corner, false)?.boundingBox !== 'empty',
    )
    if (!isGround) continue
    const ticks = down === 0 ? 0 : Math.ceil(Math.sqrt((2 * down) / gravity)) + 1
    return place.offset(velocity.x * ticks, -down, velocity.z * ticks)
  }
  return place
}

function isWalking(bot: Bot): boolean {
  return bot.pathfinder.isMoving() && bot.entity.onGround && !bot.getControlState('jump')
}
