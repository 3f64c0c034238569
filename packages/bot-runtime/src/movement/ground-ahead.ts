import type { Bot } from 'mineflayer'

// A running jump ends within so many blocks.
const jumpBlocks = 3

// The highest fall without damage.
const safeDrop = 3

/** Whether somebody who jumps that way lands on something without being hurt; a place not loaded is no ground. */
export function hasGroundAhead(bot: Bot, yaw: number): boolean {
  const feet = bot.entity.position.floored()
  const isGround = (x: number, z: number): boolean => {
    for (let down = 0; down <= safeDrop + 1; down += 1) {
      const block = bot.blockAt(feet.offset(x, -down, z))
      if (block?.name === 'lava') return false
      if (block?.boundingBox === 'block' || block?.name === 'water') return true
    }
    return false
  }
  for (let step = 1; step <= jumpBlocks; step += 1) {
    if (!isGround(Math.round(-Math.sin(yaw) * step), Math.round(-Math.cos(yaw) * step))) return false
  }
  return true
}
