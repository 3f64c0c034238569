import type { Bot } from 'mineflayer'
import type { Hostile } from './hostile-creatures.ts'
import { openRun, type Heading } from './open-run.ts'
import { headingTo } from './steer.ts'

// The straight way first: over ten blocks it cost 4 to 7 points in a room, and 11 at an angle of 40 degrees.
const aheadBlocks = 4
const angles = [0, 0.7, -0.7, 1.1, -1.1]

/** A direction that leads closer to an archer, the straightest that is open; undefined when there is no way. */
export function approachHeading(bot: Bot, { entity, distance }: Hostile): Heading | undefined {
  const straight = headingTo(bot.entity.position, entity.position)
  if (!straight) return undefined
  for (const angle of distance < aheadBlocks ? [0] : angles) {
    const heading = turned(straight, angle)
    const end = openRun(bot, heading, aheadBlocks)
    if (end.distanceTo(entity.position) < distance - 1) return heading
  }
  return undefined
}

function turned({ x, z }: Heading, angle: number): Heading {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - z * sin, z: x * sin + z * cos }
}
