import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { opensWhenUsed } from '../bot/opens-when-used.ts'
import { isBodyInCell } from './body-in-cell.ts'

type PlaceWithOptions = (
  reference: Parameters<Bot['placeBlock']>[0],
  face: Vec3,
  options: { readonly swingArm: 'right'; readonly forceLook: true },
) => Promise<void>

// A jump carries the feet over a block from its fifth to its ninth tick.
const jumpTicks = 12

/**
 * Makes `bot.placeBlock` wait until a jump has carried the body out of the cell, look there at once, and sneak while it clicks
 * on what would open.
 *
 * Root cause: the pathfinder asks for the block as soon as the feet leave the ground, and servers refuse a block inside
 * a player; it then drops its path and tries again, often for minutes. Remove when it waits for the apex itself.
 */
export function placeWhenClear(bot: Bot): void {
  // mineflayer's typings leave this member out; its own placeBlock calls it the same way.
  const place = Reflect.get(bot, '_placeBlockWithOptions') as PlaceWithOptions
  bot.placeBlock = async (reference, face) => {
    const cell = reference.position.plus(face)
    if (face.y === 1 && isBodyInCell(bot.entity.position, cell)) await untilClear(bot, cell)
    const sneaks = opensWhenUsed(reference.name) && !bot.getControlState('sneak')
    if (sneaks) bot.setControlState('sneak', true)
    try {
      await place(reference, face, { swingArm: 'right', forceLook: true })
    } finally {
      if (sneaks) bot.setControlState('sneak', false)
    }
  }
}

function untilClear(bot: Bot, cell: Vec3): Promise<void> {
  return new Promise((resolve) => {
    let left = jumpTicks
    const stop = (): void => {
      bot.removeListener('physicsTick', onTick)
      bot.removeListener('end', stop)
      resolve()
    }
    const onTick = (): void => {
      left -= 1
      if (left <= 0 || !isBodyInCell(bot.entity.position, cell)) stop()
    }
    bot.on('physicsTick', onTick)
    bot.once('end', stop)
  })
}
