import type { Bot } from 'mineflayer'
import { isDying } from './dying-creatures.ts'

/** The closest living creature of a name that is fit, or undefined when none is within the distance. */
export function nearestNamed(
  bot: Bot,
  name: string,
  maxDistance: number,
  isFit: (entity: Bot['entity']) => boolean = () => true,
): Bot['entity'] | undefined {
  let nearest: Bot['entity'] | undefined
  let distance = maxDistance
  for (const entity of Object.values(bot.entities)) {
    if (entity.name !== name && entity.username !== name) continue
    const away = entity.position.distanceTo(bot.entity.position)
    if (entity === bot.entity || away > distance || isDying(bot, entity) || !isFit(entity)) continue
    nearest = entity
    distance = away
  }
  return nearest
}
