import type { Bot } from 'mineflayer'
import { eyeHeight } from '../bot/eye-height.ts'

// A survival player's reach and a bit: what is seen of a flying thing is a little behind it.
const reachBlocks = 3.5

/** Strikes the nearest bullet of a shulker before it lifts the bot; false when none is in reach. */
export function strikeBullet(bot: Bot): boolean {
  const eye = bot.entity.position.offset(0, eyeHeight, 0)
  const bullets = Object.values(bot.entities).filter(({ name }) => name === 'shulker_bullet')
  const [nearest] = bullets.toSorted((a, b) => eye.distanceTo(a.position) - eye.distanceTo(b.position))
  if (!nearest || eye.distanceTo(nearest.position) > reachBlocks) return false
  // The turn is made at once and never fails.
  void bot.lookAt(nearest.position, true)
  bot.attack(nearest)
  return true
}
