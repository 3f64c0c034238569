import type { Bot } from 'mineflayer'
import { isBodyTaken } from '../bot/body-control.ts'
import { isInWater } from '../bot/is-in-water.ts'
import { listen } from '../bot/listen.ts'

// Slower than this a side is blocked, in blocks a tick.
const blockedSpeed = 0.001

// Share of the way along the wall from which the body is opposite to where it goes.
const alignedShare = 0.25

// A body along the wall no longer touches it; for so long it is not turned back into it.
const slideTicks = 20

/**
 * Turns a swimming body that a wall holds along the wall, until it is opposite to the gap that it swims to; returns what stops it.
 *
 * Root cause: mineflayer-pathfinder heads straight for the next cell. In a current most of that goes into the wall, and the rest is
 * as much as the current takes back: the body hangs there for good. Remove when it goes to the middle of its cell first.
 */
export function slideAlongWall(bot: Bot): () => void {
  let axis: 'x' | 'z' | undefined
  let ticksLeft = 0
  return listen(bot, 'physicsTick', () => {
    ticksLeft -= 1
    const swims = bot.pathfinder.isMoving() && isInWater(bot) && bot.getControlState('forward')
    if (isBodyTaken(bot) || !swims || ticksLeft < 0) axis = undefined
    if (isBodyTaken(bot) || !swims) return
    const blocked = isAtWall(bot) ? blockedAxis(bot) : undefined
    if (blocked !== undefined) [axis, ticksLeft] = [blocked === 'x' ? 'z' : 'x', slideTicks]
    if (axis === undefined) return
    // Where the path leads; mineflayer's yaw is 0 to the north and grows to the west.
    const { yaw } = bot.entity
    const heading = { x: -Math.sin(yaw), z: -Math.cos(yaw) }
    if (Math.abs(heading[axis]) <= alignedShare) axis = undefined
    else void bot.look(Math.atan2(axis === 'x' ? -heading.x : 0, axis === 'z' ? -heading.z : 0), 0, true)
  })
}

/** The axis along which a wall stops the body; undefined in a corner. */
function blockedAxis({ entity: { velocity } }: Bot): 'x' | 'z' | undefined {
  const [isBlockedX, isBlockedZ] = [Math.abs(velocity.x) < blockedSpeed, Math.abs(velocity.z) < blockedSpeed]
  if (isBlockedX === isBlockedZ) return undefined
  return isBlockedX ? 'x' : 'z'
}

function isAtWall({ entity }: Bot): boolean {
  // The physics sets this on the entity; mineflayer's types leave it out.
  return Reflect.get(entity, 'isCollidedHorizontally') === true
}
