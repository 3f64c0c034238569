import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'

// A little less than half a body's width, in blocks: a wall that the body touches carries nothing.
const bodyBlocks = 0.299

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
  return [-bodyBlocks, bodyBlocks].every((x) =>
    [-bodyBlocks, bodyBlocks].every((z) => isDeep(bot, place.offset(x, 0, z), fallBlocks)),
  )
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
