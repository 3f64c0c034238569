import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { standingCell } from '../bot/standing-cell.ts'
import { closeCell, isSolid } from '../combat/close-cell.ts'

// An enemy this much to the side, as a share of its distance ahead, shoots past a wall on one side.
const slant = 0.4

/** Sides of the body, nearest first, on which a wall stops what an enemy shoots. */
export function sidesTowards(from: Vec3, enemy: Vec3): readonly Vec3[] {
  const [x, z] = [enemy.x - from.x, enemy.z - from.z]
  const alongX = new Vec3(Math.sign(x), 0, 0)
  const alongZ = new Vec3(0, 0, Math.sign(z))
  const [first, second] = Math.abs(x) > Math.abs(z) ? [alongX, alongZ] : [alongZ, alongX]
  const isSlanted = Math.min(Math.abs(x), Math.abs(z)) > slant * Math.max(Math.abs(x), Math.abs(z))
  return isSlanted ? [first, second] : [first]
}

/** Puts up two blocks between the body and an enemy that shoots: quicker than any hole, and as good for a while. */
export async function raiseWall(
  bot: Bot,
  enemy: Vec3,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const feet = standingCell(bot)
  for (const side of sidesTowards(bot.entity.position, enemy)) {
    for (const height of [0, 1]) {
      const cell = feet.plus(side).offset(0, height, 0)
      if (!isSolid(bot, cell.offset(0, -1, 0)) || !(await closeCell(bot, cell, { signal }))) break
    }
  }
}
