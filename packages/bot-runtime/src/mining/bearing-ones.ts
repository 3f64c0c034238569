import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'

/** Of blocks on which berries grow those that bear now, where any does; all others as they are. */
export function bearingOnes(bot: Pick<Bot, 'blockAt'>, positions: readonly Vec3[]): readonly Vec3[] {
  const bearing = positions.filter(
    (position) => bot.blockAt(position, false)?.getProperties()['berries'] === true,
  )
  return bearing.length === 0 ? positions : bearing
}
