import type { Bot } from 'mineflayer'
import type { Hostile } from './hostile-creatures.ts'
import { openRun, type Heading } from './open-run.ts'
import { headingTo } from './steer.ts'

// Archers aim at where one is, so a run at an angle dodges what is under way; close by there is no time for that.
const weaveBlocks = 4
const angles = [0.7, -0.7, 0, 1.1, -1.1]

/** A direction that leads closer to an archer, but not along its line of fire; undefined when there is no way. */
export function approachHeading(bot: Bot, { entity, distance }: Hostile): Heading | undefined {
  const straight = headingTo(bot.entity.position, entity.position)
  if (!straight) return undefined
  for (const angle of distance < weaveBlocks ? [0] : angles) {
    const heading = turned(straight, angle)
    const end = openRun(bot, heading, weaveBlocks)
    if (end.distanceTo(entity.position) < distance - 1) return heading
  }
  return undefined
}

function turned({ x, z }: Heading, angle: number): Heading {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - z * sin, z: x * sin + z * cos }
}
