import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import type { Block } from './block.ts'

/** Look that goes with a block that is put down: turned at once, or left to whoever steers the head. */
export type PlacingLook = true | 'ignore'

/** Puts what is in hand on top of a block, also where the body is; resolves when the server has it there. */
export function placeWithLook(bot: Bot, ground: Block, forceLook: PlacingLook): Promise<void> {
  const up = new Vec3(0, 1, 0)
  // mineflayer's typings leave this member out; its own placeBlock calls it the same way.
  const place: unknown = Reflect.get(bot, '_placeBlockWithOptions')
  if (typeof place !== 'function') return bot.placeBlock(ground, up)
  return Promise.resolve(Reflect.apply(place, bot, [ground, up, { swingArm: 'right', forceLook }]))
}
