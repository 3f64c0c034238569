import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { cornersOf } from '../bot/corners-of.ts'

// A fall of three blocks does no harm.
const harmlessBlocks = 3

/** Deepest fall that the paths of a bot lead to at once, in blocks: three, or more where there is no other way. */
export function acceptedFall({ pathfinder }: Bot): number {
  return Math.max(harmlessBlocks, pathfinder.movements.maxDropDown)
}

/** Whether a body at that place has nothing under it but a deeper fall, or lava; what is not loaded holds. */
export function isOverDeep(
  bot: Pick<Bot, 'blockAt'>,
  place: Vec3,
  fallBlocks: number = harmlessBlocks,
): boolean {
  return cornersOf(place).every((corner) => isDeep(bot, corner, fallBlocks))
}

function isDeep(bot: Pick<Bot, 'blockAt'>, place: Vec3, fallBlocks: number): boolean {
  // A body on a slab or on soul sand has its feet within the block that carries it.
  for (let down = 0; down <= fallBlocks + 1; down += 1) {
    const block = bot.blockAt(place.offset(0, -down, 0), false)
    if (block?.name === 'lava') return true
    if (!block || block.boundingBox === 'block' || block.name === 'water') return false
  }
  return true
}
