import { hostileCreatures } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { isDying } from './dying-creatures.ts'
import { canStrike } from './strike-zone.ts'

type Entity = Bot['entity']

/** Living creatures of a name within so many blocks, nearest first. */
export function foesNamed(bot: Bot, name: string, blocks: number): readonly Entity[] {
  return nearestFirst(bot, (each) => each.name === name && distanceTo(bot, each) < blocks)
}

/** Everything hostile within so many blocks, nearest first. */
export function foesWithin(bot: Bot, blocks: number): readonly Entity[] {
  return nearestFirst(bot, (each) => hostileCreatures.has(each.name ?? '') && distanceTo(bot, each) < blocks)
}

/** Everything hostile that can be struck from here, nearest first. */
export function foesInReach(bot: Bot): readonly Entity[] {
  return nearestFirst(bot, (each) => hostileCreatures.has(each.name ?? '') && canStrike(bot, each))
}

function nearestFirst(bot: Bot, isWanted: (entity: Entity) => boolean): readonly Entity[] {
  return Object.values(bot.entities)
    .filter((each) => isWanted(each) && !isDying(bot, each))
    .toSorted((a, b) => distanceTo(bot, a) - distanceTo(bot, b))
}

function distanceTo(bot: Bot, { position }: Entity): number {
  return position.distanceTo(bot.entity.position)
}
