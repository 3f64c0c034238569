import type { Bot } from 'mineflayer'

/** Whether the body touches water, as the physics found in its last tick; mineflayer's types leave it out. */
export function isInWater({ entity }: Pick<Bot, 'entity'>): boolean {
  return Reflect.get(entity, 'isInWater') === true
}
