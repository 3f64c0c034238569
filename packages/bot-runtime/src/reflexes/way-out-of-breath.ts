import type { Bot } from 'mineflayer'
import { breathAt } from '../bot/breath-clouds.ts'
import { openRun, type Heading } from './open-run.ts'

const directions = 16
const stepBlocks = 2
// Two clouds that lie over each other are left within so many.
const longestBlocks = 14
// A run that ends so much sooner ran into something.
const slackBlocks = 1

/** The direction in which a straight run leaves all clouds of the dragon's breath soonest; undefined when none does. */
export function wayOutOfBreath(bot: Bot): Heading | undefined {
  const here = bot.entity.position
  let open = Array.from({ length: directions }, (_, index): Heading => {
    const angle = (index / directions) * Math.PI * 2
    return { x: Math.cos(angle), z: Math.sin(angle) }
  })
  for (let run = stepBlocks; run <= longestBlocks && open.length > 0; run += stepBlocks) {
    const left: Heading[] = []
    for (const heading of open) {
      const end = openRun(bot, heading, run)
      if (Math.hypot(end.x - here.x, end.z - here.z) < run - slackBlocks) continue
      if (breathAt(bot, end) === undefined) return heading
      left.push(heading)
    }
    open = left
  }
  return undefined
}
