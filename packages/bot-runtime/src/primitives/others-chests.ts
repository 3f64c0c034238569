import type { OwnedChest } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { PrimitiveContext } from './primitive-context.ts'
import { failed, type PrimitiveResult } from './primitive-result.ts'

/** Says that nothing is taken out of somebody else's chest; undefined where the chest is nobody else's. */
export function refuseOthersChest(
  { bot, othersChests = [] }: Pick<PrimitiveContext, 'bot' | 'othersChests'>,
  position: Vec3,
): PrimitiveResult | undefined {
  const place = position.floored()
  const places = [place, ...otherHalf(bot, place)]
  const owned = othersHere(bot, othersChests).find((chest) => places.some((each) => isAt(chest, each)))
  if (owned === undefined) return undefined
  const { x, y, z } = place
  return failed('refused', `The chest at ${String(place)} belongs to ${owned.owner}; ask for what you need`, {
    owner: owned.owner,
    position: { x, y, z },
  })
}

/** Those of somebody else's chests that stand in the bot's dimension. */
export function othersHere(bot: Bot, chests: readonly OwnedChest[]): readonly OwnedChest[] {
  const here = bare(bot.game.dimension)
  return chests.filter(({ dimension }) => bare(dimension) === here)
}

function isAt({ position }: OwnedChest, { x, y, z }: Vec3): boolean {
  return position.x === x && position.y === y && position.z === z
}

const bare = (dimension: string): string => dimension.replace('minecraft:', '')

/** Horizontal directions in the order of the clock, seen from above. */
const clockwise = ['north', 'east', 'south', 'west']
const offsets = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Where the other half of a double chest is; empty for every other block. */
function otherHalf(bot: Bot, place: Vec3): readonly Vec3[] {
  const properties: Readonly<Record<string, unknown>> = bot.blockAt(place)?.getProperties() ?? {}
  const { type, facing } = properties
  const side = clockwise.indexOf(String(facing))
  if (side < 0 || (type !== 'left' && type !== 'right')) return []
  // The left half has the right one at its right hand, seen from the front (Chest, Minecraft Wiki).
  const [x, z] = offsets[(side + (type === 'left' ? 1 : 3)) % 4] ?? [0, 0]
  return [place.offset(x, 0, z)]
}
