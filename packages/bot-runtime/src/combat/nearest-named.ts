import type { Bot } from 'mineflayer'
import { isDying } from './dying-creatures.ts'

// Blocks that each block of height beyond a slope counts besides: who is far below or above takes digging or climbing.
const climbEffort = 2
const slopeBlocks = 4

/**
 * The living creature of a name that is fit and takes the least way, or undefined when none is within the distance: one a
 * little further off on the bot's own height comes before one in a cave below.
 */
export function nearestNamed(
  bot: Bot,
  name: string,
  maxDistance: number,
  isFit: (entity: Bot['entity']) => boolean = () => true,
): Bot['entity'] | undefined {
  let nearest: Bot['entity'] | undefined
  let least = Infinity
  for (const entity of Object.values(bot.entities)) {
    if (entity.name !== name && entity.username !== name) continue
    const away = entity.position.distanceTo(bot.entity.position)
    if (entity === bot.entity || away > maxDistance || isDying(bot, entity) || !isFit(entity)) continue
    const height = Math.abs(entity.position.y - bot.entity.position.y)
    const effort = away + climbEffort * Math.max(0, height - slopeBlocks)
    if (effort >= least) continue
    nearest = entity
    least = effort
  }
  return nearest
}
