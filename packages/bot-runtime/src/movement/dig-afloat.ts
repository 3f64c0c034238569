import type { Bot } from 'mineflayer'
import { isInWater } from '../bot/is-in-water.ts'

/** A part of a path, with the blocks that have to be dug before it is walked. */
export interface DiggingNode {
  readonly toBreak: readonly unknown[]
}

/**
 * Runs what the pathfinder does in a tick, and lets it dig while the body floats.
 *
 * Root cause: it begins a dig with ground underfoot only. In a deep well with a lid it sank out of reach of the lid, and never
 * got out. Remove when mineflayer-pathfinder digs from the water.
 */
export function digAfloat(bot: Bot, next: DiggingNode | undefined, move: () => void): void {
  const { entity } = bot
  const isAfloat = !entity.onGround && isInWater(bot)
  if (!isAfloat || next === undefined || next.toBreak.length === 0) return move()
  const { digTime } = bot
  // The time of the dig stays that of a floating body: a server does not believe who is done in a fifth of it.
  bot.digTime = (block) => {
    entity.onGround = false
    const milliseconds = digTime(block)
    entity.onGround = true
    return milliseconds
  }
  entity.onGround = true
  move()
  entity.onGround = false
  bot.digTime = digTime
  // Whoever sinks loses sight of what is dug above.
  bot.setControlState('jump', true)
}
