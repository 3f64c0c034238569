import type { Bot } from 'mineflayer'
import { isCarried } from './find-footing.ts'

/**
 * Runs what the pathfinder does in a tick, and takes back a move that it makes beside the physics into the air.
 *
 * Root cause: where it stops, it sets the body into the middle of the cell over which its middle leans. Whoever leans out
 * over the end of a bridge, or over a hole beside the tunnel, was set into the air and fell. Remove when
 * mineflayer-pathfinder stops without moving.
 */
export function stayOnEdge(bot: Bot, move: () => void): void {
  const { position, onGround } = bot.entity
  const { x, z } = position
  move()
  const isMoved = position.x !== x || position.z !== z
  if (!onGround || !isMoved || isCarried(bot, position)) return
  position.x = x
  position.z = z
}
