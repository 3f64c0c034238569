import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { Block } from './block.ts'

// Small enough that no block a look passes for more than a fingertip is missed.
const stepBlocks = 0.05

/** The first block on a look from the eyes to a point that ends it; undefined when nothing does. */
export function firstHit(
  bot: Bot,
  { eye, aim, reachBlocks }: { readonly eye: Vec3; readonly aim: Vec3; readonly reachBlocks: number },
  endsLook: (block: Block) => boolean,
): Block | undefined {
  const way = aim.minus(eye)
  const direction = way.scaled(1 / Math.max(way.norm(), stepBlocks))
  let last = ''
  for (let distance = 0; distance <= reachBlocks; distance += stepBlocks) {
    const cell = eye.plus(direction.scaled(distance)).floored()
    const key = cell.toString()
    if (key === last) continue
    last = key
    const block = bot.blockAt(cell)
    if (block && endsLook(block)) return block
  }
  return undefined
}
