import { hostileCreatures } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'

type Entity = Bot['entity']

/** A creature that attacks by itself, and how far it is from the feet, in blocks. */
export interface Hostile {
  readonly entity: Entity
  readonly distance: number
}

/** Creatures that attack by themselves within a distance in blocks, nearest first. */
export function hostilesWithin(bot: Bot, distanceBlocks: number): readonly Hostile[] {
  return enemiesWithin(bot, { distanceBlocks, isEnemy: isHostile })
}

/** Creatures that count as enemies within a distance, nearest first. */
export function enemiesWithin(
  bot: Bot,
  {
    distanceBlocks,
    isEnemy,
  }: { readonly distanceBlocks: number; readonly isEnemy: (entity: Entity) => boolean },
): readonly Hostile[] {
  const found: Hostile[] = []
  for (const entity of Object.values(bot.entities)) {
    if (!isEnemy(entity)) continue
    const distance = entity.position.distanceTo(bot.entity.position)
    if (distance <= distanceBlocks) found.push({ entity, distance })
  }
  return found.sort((a, b) => a.distance - b.distance)
}

/** Whether a creature attacks by itself. */
export function isHostile({ name }: Pick<Entity, 'name'>): boolean {
  return hostileCreatures.has(name ?? '')
}
