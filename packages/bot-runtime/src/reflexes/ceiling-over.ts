import type { Bot } from 'mineflayer'
import type { Block } from '../bot/block.ts'
import { cornersOf } from '../bot/corners-of.ts'

// Cells over the feet that the head can touch from below.
const lowestCell = 1
const highestCell = 3

/** The lowest block over the body that can be dug away; undefined when nothing is over it. */
export function ceilingOver(bot: Bot): Block | undefined {
  for (let up = lowestCell; up <= highestCell; up += 1) {
    for (const corner of [bot.entity.position, ...cornersOf(bot.entity.position)]) {
      const block = bot.blockAt(corner.floored().offset(0, up, 0), false)
      if (block?.boundingBox === 'block' && block.diggable) return block
    }
  }
  return undefined
}
