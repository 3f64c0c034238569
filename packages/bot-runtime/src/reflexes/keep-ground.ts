import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isBodyTaken } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { acceptedFall, isOverDeep } from './deep-edge.ts'

// No cave is higher, in blocks.
const deepestFall = 128

/**
 * Ends a dig of a path that would take away what carries the body, where nothing but a deep fall is below; the path is
 * then searched anew. Returns what stops it.
 *
 * Root cause: mineflayer-pathfinder plans from where the body is, in the middle of a jump too. A way through a block is dug
 * from on top of it then. Remove when it plans from where a jump ends.
 */
export function keepGround(bot: Bot): () => void {
  return listen(bot, 'physicsTick', () => {
    // A reflex that steers looks at the ground itself, and a program that digs without a path may want to fall.
    if (isBodyTaken(bot) || !bot.pathfinder.isMoving() || !bot.entity.onGround) return
    const target = bot.targetDigBlock?.position
    if (target !== undefined && isLastGround(bot, target)) bot.stopDigging()
  })
}

/** Whether the body falls deep, and not into water, once that block is gone. */
function isLastGround(bot: Bot, target: Vec3): boolean {
  const { position } = bot.entity
  if (target.y >= Math.floor(position.y) || isOverDeep(bot, position, acceptedFall(bot))) return false
  const without: Pick<Bot, 'blockAt'> = {
    blockAt: (place, extraInfos) => {
      const cell = place.floored()
      const isGone = cell.x === target.x && cell.y === target.y && cell.z === target.z
      return bot.blockAt(isGone ? target.offset(0, 1, 0) : place, extraInfos)
    },
  }
  return isOverDeep(without, position, acceptedFall(bot)) && !isOverWater(bot, target)
}

function isOverWater(bot: Bot, target: Vec3): boolean {
  for (let down = 1; down <= deepestFall; down += 1) {
    const block = bot.blockAt(target.offset(0, -down, 0), false)
    if (block?.name === 'water') return true
    if (block?.boundingBox !== 'empty') return false
  }
  return false
}
