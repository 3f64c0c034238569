import type { Bot } from 'mineflayer'
import type { Heading } from './open-run.ts'
import { headingTo } from './steer.ts'
import { isWet } from '../bot/is-wet.ts'

const searchBlocks = 6
const highestBlocks = 12

/** Where to swim under a ceiling so that the way up is open; undefined when it is open right here, or nowhere near. */
export function openWaterHeading(bot: Bot): Heading | undefined {
  const here = bot.entity.position
  if (isOpenAbove(bot, 0, 0)) return undefined
  let best: Heading | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (let dx = -searchBlocks; dx <= searchBlocks; dx += 1) {
    for (let dz = -searchBlocks; dz <= searchBlocks; dz += 1) {
      const distance = Math.hypot(dx, dz)
      if (distance >= nearest || !isOpenAbove(bot, dx, dz)) continue
      nearest = distance
      best = headingTo(here, here.offset(dx, 0, dz))
    }
  }
  return best
}

/** Whether a column leads through water to air. */
function isOpenAbove(bot: Bot, dx: number, dz: number): boolean {
  const feet = bot.entity.position.floored()
  for (let up = 1; up <= highestBlocks; up += 1) {
    const block = bot.blockAt(feet.offset(dx, up, dz), false)
    if (!block || block.boundingBox !== 'empty') return false
    if (!isWet(block.name)) return true
  }
  return false
}
