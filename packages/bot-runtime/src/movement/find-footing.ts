import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { cornersOf } from '../bot/corners-of.ts'

/**
 * Place from which a way begins: the middle of the cell whose floor carries the body. Whoever builds a bridge leans out
 * over its end, and a way from the cell in the air leads down.
 */
export function findFooting(bot: Pick<Bot, 'blockAt' | 'entity'>, from: Vec3): Vec3 {
  const { position, onGround } = bot.entity
  if (!onGround || !from.equals(position) || carries(bot, from)) return from
  const [nearest] = cornersOf(from)
    .filter((corner) => carries(bot, corner))
    .map((corner) => new Vec3(Math.floor(corner.x) + 0.5, from.y, Math.floor(corner.z) + 0.5))
    .toSorted((one, other) => one.distanceTo(from) - other.distanceTo(from))
  return nearest ?? from
}

/** Whether something carries a body at a place, be it at its edge. */
export function isCarried(bot: Pick<Bot, 'blockAt'>, place: Vec3): boolean {
  return cornersOf(place).some((corner) => carries(bot, corner))
}

/** Whether something solid is under a place, or in it, such as a slab; what is not loaded is taken for solid. */
function carries(bot: Pick<Bot, 'blockAt'>, place: Vec3): boolean {
  return [0, -1].some((down) => {
    const block = bot.blockAt(place.offset(0, down, 0), false)
    return block === null || block.boundingBox === 'block'
  })
}
