import { hostileCreatures } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { isOpenCell } from '../bot/block-surroundings.ts'

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

// A player's and, near enough, a monster's eyes above the feet, in blocks.
const eyesBlocks = 1.6
const stepBlocks = 0.3

/** Whether nothing solid stands between the eyes of a creature and those of a player at `feet`. */
export function seesPlayerAt(bot: Bot, { position, height }: Entity, feet: Entity['position']): boolean {
  const from = position.offset(0, Math.min(height, 2) * 0.85, 0)
  const to = feet.offset(0, eyesBlocks, 0)
  const steps = Math.ceil(from.distanceTo(to) / stepBlocks)
  for (let step = 1; step < steps; step += 1) {
    const { x, y, z } = from.plus(to.minus(from).scaled(step / steps))
    if (!isOpenCell(bot, Math.floor(x), Math.floor(y), Math.floor(z))) return false
  }
  return true
}
