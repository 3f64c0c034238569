import type { Bot } from 'mineflayer'
import { eyeHeight } from '../bot/eye-height.ts'

type Entity = Bot['entity']

/** Blocks from the eyes to a creature or a ball. */
export function blocksTo({ entity: { position } }: Bot, { position: place }: Entity): number {
  return position.offset(0, eyeHeight, 0).distanceTo(place)
}

/** A ball of that kind that is nearer than so many blocks and comes on; undefined when there is none. */
export function comingBall(bot: Bot, name: string, withinBlocks: number): Entity | undefined {
  return Object.values(bot.entities).find((entity) => isComing(bot, entity, { name, withinBlocks }))
}

/** Whether it is such a ball, and comes on. */
export function isComing(
  bot: Bot,
  entity: Entity,
  { name, withinBlocks }: { readonly name: string; readonly withinBlocks: number },
): boolean {
  return (
    entity.name === name && entity.isValid && blocksTo(bot, entity) < withinBlocks && isTowards(bot, entity)
  )
}

function isTowards({ entity: { position } }: Bot, ball: Entity): boolean {
  const way = position.offset(0, eyeHeight, 0).minus(ball.position)
  return way.dot(ball.velocity) >= 0
}
