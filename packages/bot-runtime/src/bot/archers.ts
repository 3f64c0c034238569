import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { holdsShield } from './holds-shield.ts'
import { seesPlayerAt } from './sees-player-at.ts'

type Entity = Bot['entity']

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Blocks from which an archer shoots. */
export const arrowBlocks = 15

/** Health, in points of 20, below which a fight is left if there is a way, or a shelter to hide in. */
export const weakHealth = 9

/** Whether a creature shoots or throws potions; a witch that nobody ran down cost 18 points in 36 seconds, one that was 8. */
export function isArcher({ name }: Pick<Entity, 'name'>): boolean {
  return /^(skeleton|stray|bogged|pillager|witch|blaze)$/.test(name ?? '')
}

// Two blocks of stone are sooner dug than a step under fire is healed.
const underFireCost = 12

/** Cost of a step in the view of archers, for searches of a way: whoever is weak and has no shield goes round it, or through rock. */
export function archerStepCost(bot: Bot, { x, y, z }: Place): number {
  if (bot.health >= weakHealth || holdsShield(bot)) return 0
  const feet = new Vec3(x + 0.5, y, z + 0.5)
  const isSeen = Object.values(bot.entities).some(
    (entity) =>
      isArcher(entity) && entity.position.distanceTo(feet) < arrowBlocks && seesPlayerAt(bot, entity, feet),
  )
  return isSeen ? underFireCost : 0
}
