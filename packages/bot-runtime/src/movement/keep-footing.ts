import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { FootingError } from './footing-error.ts'

/**
 * Makes `bot.dig` refuse the block that alone carries the body above lava or a fall that hurts.
 *
 * Root cause: the pathfinder takes a tool into the hand before it digs, and digs what it had planned even when a new way
 * begins meanwhile; the body then stands on what the old way wanted gone. Remove when it asks again after the tool.
 */
export function keepFooting(bot: Bot): void {
  const dig = bot.dig.bind(bot)
  bot.dig = (async (block: Parameters<Bot['dig']>[0], ...rest: readonly unknown[]) => {
    const { position, onGround } = bot.entity
    if (
      onGround &&
      isUnder(block.position, position) &&
      cornersOf(position).every((corner) => isDeep(bot, corner, block.position))
    )
      throw new FootingError(block.name, block.position)
    // The overloads of `dig` differ in what follows the block.
    return Reflect.apply(dig, bot, [block, ...rest]) as Promise<void>
  }) as Bot['dig']
}

// Half a body's width, in blocks.
const bodyBlocks = 0.3

// A fall of three blocks does no harm; paths never lead down farther at once.
const harmlessBlocks = 3

// Who falls farther than this dies, whatever is below.
const deepestBlocks = 24

function isUnder(block: Vec3, feet: Vec3): boolean {
  return cornersOf(feet).some((corner) =>
    [0, 1].some((down) => corner.offset(0, -down, 0).floored().equals(block)),
  )
}

function cornersOf(feet: Vec3): readonly Vec3[] {
  return [-bodyBlocks, bodyBlocks].flatMap((x) => [-bodyBlocks, bodyBlocks].map((z) => feet.offset(x, 0, z)))
}

/** Whether one falls into lava or too far at a place, once a block is gone; water catches, and what is not loaded holds. */
function isDeep(bot: Pick<Bot, 'blockAt'>, place: Vec3, gone: Vec3): boolean {
  for (let down = 0; down <= deepestBlocks; down += 1) {
    const cell = place.offset(0, -down, 0).floored()
    if (cell.equals(gone)) continue
    const block = bot.blockAt(cell, false)
    if (block?.name === 'lava') return true
    if (!block || block.name === 'water') return false
    if (block.boundingBox === 'block') return down > harmlessBlocks + 1
  }
  return true
}
