import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { isWet } from '../bot/is-wet.ts'
import { cornersOf } from '../bot/corners-of.ts'
import type { Heading } from './open-run.ts'
import { headingTo } from './steer.ts'

const searchBlocks = 6
const highestBlocks = 12

/** Where to swim under a ceiling so that the way up is open for the whole body; undefined when it is open right here, or nowhere near. */
export function openWaterHeading(bot: Bot): Heading | undefined {
  const here = bot.entity.position
  if (cornersOf(here).every((corner) => isOpenAbove(bot, corner))) return undefined
  let best: Heading | undefined
  let nearest = Number.POSITIVE_INFINITY
  for (let dx = -searchBlocks; dx <= searchBlocks; dx += 1) {
    for (let dz = -searchBlocks; dz <= searchBlocks; dz += 1) {
      const middle = here.floored().offset(dx + 0.5, 0, dz + 0.5)
      const distance = Math.hypot(middle.x - here.x, middle.z - here.z)
      if (distance >= nearest || !isOpenAbove(bot, middle)) continue
      nearest = distance
      best = headingTo(here, middle)
    }
  }
  return best
}

/** Whether a column leads through water to air. */
function isOpenAbove(bot: Bot, place: Vec3): boolean {
  const cell = place.floored()
  for (let up = 1; up <= highestBlocks; up += 1) {
    const block = bot.blockAt(cell.offset(0, up, 0), false)
    if (!block || block.boundingBox !== 'empty') return false
    if (!isWet(block.name)) return true
  }
  return false
}
