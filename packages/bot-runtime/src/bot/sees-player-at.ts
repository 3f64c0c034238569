import type { Bot } from 'mineflayer'
import { isOpenCell } from './block-surroundings.ts'

type Entity = Bot['entity']

// A player's and, near enough, a monster's eyes above the feet, in blocks.
const eyesBlocks = 1.6
const stepBlocks = 0.3

/** Whether nothing solid stands between the eyes of a creature and those of a player at `feet`. */
export function seesPlayerAt(bot: Bot, { position, height }: Entity, feet: Entity['position']): boolean {
  const from = position.offset(0, Math.min(height, 2) * 0.85, 0)
  const to = feet.offset(0, eyesBlocks, 0)
  const steps = Math.ceil(from.distanceTo(to) / stepBlocks)
  for (let step = 1; step < steps; step += 1) {
    const { x, y, z } = from.plus(to.minus(from).scaled(step / steps))
    if (!isOpenCell(bot, Math.floor(x), Math.floor(y), Math.floor(z))) return false
  }
  return true
}
