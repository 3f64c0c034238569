import type { Bot } from 'mineflayer'
import { eyeHeight } from '../bot/eye-height.ts'

type Entity = Bot['entity']

/** Blocks from the eyes to a creature or a ball. */
export function blocksTo({ entity: { position } }: Bot, { position: place }: Entity): number {
  return position.offset(0, eyeHeight, 0).distanceTo(place)
}

/** Kind of a ball, and from how many blocks on it is noticed. */
export interface BallKind {
  readonly name: string
  readonly withinBlocks: number
}

/** The nearest ball of that kind that comes on; undefined when there is none. */
export function comingBall(bot: Bot, kind: BallKind): Entity | undefined {
  return Object.values(bot.entities)
    .filter((entity) => isComing(bot, entity, kind))
    .toSorted((a, b) => blocksTo(bot, a) - blocksTo(bot, b))[0]
}

/** Whether it is such a ball, and comes on. */
export function isComing(bot: Bot, entity: Entity, { name, withinBlocks }: BallKind): boolean {
  return (
    entity.name === name && entity.isValid && blocksTo(bot, entity) < withinBlocks && isTowards(bot, entity)
  )
}

function isTowards({ entity: { position } }: Bot, ball: Entity): boolean {
  const way = position.offset(0, eyeHeight, 0).minus(ball.position)
  return way.dot(ball.velocity) >= 0
}
