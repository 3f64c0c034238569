import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import { bears } from '../bot/plant-ages.ts'

/** Of plants those that bear now, where any does; all others as they are. */
export function bearingOnes(bot: Pick<Bot, 'blockAt'>, positions: readonly Vec3[]): readonly Vec3[] {
  const bearing = positions.filter((position) => {
    const block = bot.blockAt(position, false)
    return block !== null && bears(block)
  })
  return bearing.length === 0 ? positions : bearing
}
