import type { Bot } from 'mineflayer'
import { isLineClear } from '../movement/line-of-sight.ts'

type Entity = Bot['entity']

/** Two animals that are to meet. */
export type Pair = readonly [nearer: Entity, other: Entity]

/** Blocks that a wall between two animals counts: they do not find the way around it. */
const wallBlocks = 24
/** Share of the bot's own way: it walks in any case, and animals do not walk far. */
const wayShare = 0.3

/** Chooses of some animals the two that stand closest to one another, with nothing between; undefined of fewer than two. */
export function choosePair(bot: Bot, animals: readonly Entity[]): Pair | undefined {
  const away = ({ position }: Entity): number => position.distanceTo(bot.entity.position)
  const pairs = animals.flatMap((one, index) =>
    animals.slice(index + 1).map((other) => [one, other] as const),
  )
  const effort = ([one, other]: Pair): number =>
    apart(one, other) + (isParted(bot, [one, other]) ? wallBlocks : 0) + wayShare * (away(one) + away(other))
  const [best] = pairs.map((pair) => ({ pair, effort: effort(pair) })).toSorted((a, b) => a.effort - b.effort)
  if (best === undefined) return undefined
  const [one, other] = best.pair
  return away(one) <= away(other) ? [one, other] : [other, one]
}

/** Blocks between two animals. */
export function apart(one: Entity, other: Entity): number {
  return one.position.distanceTo(other.position)
}

/** Whether something solid is between two animals at the height of their bodies. */
export function isParted(bot: Bot, [one, other]: Pair): boolean {
  const up = Math.min(one.height, other.height) / 2
  const from = one.position.offset(0, up, 0)
  const to = other.position.offset(0, up, 0)
  const isOpen = (x: number, y: number, z: number): boolean =>
    bot.blockAt(from.offset(x - from.x, y - from.y, z - from.z), false)?.boundingBox !== 'block'
  return !isLineClear(from, to, isOpen)
}
