import { distanceBetween, type Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { listen } from '../bot/listen.ts'
import { closedWays } from '../bot/refused-digs.ts'
import type { OperatorConsole } from './operator-console.ts'

// The original's figures: five samples a hundred moving ticks apart, and less than 1.5 blocks between first and last.
const ticksPerSample = 100
const samplesHeld = 5
const leastDistance = 1.5

/** Teleports a bot that walks without getting anywhere, or whose way out a server closes, if that power is on; returns what stops the watch. */
export function rescueStuckBot(bot: Bot, operator: OperatorConsole): () => void {
  if (!operator.allows('teleportWhenStuck')) return () => undefined
  const samples: Position[] = []
  let movingTicks = 0
  let closed = closedWays(bot)
  const rescue = (): void => {
    const { x, y, z } = freeCellNear(bot) ?? bot.entity.position.offset(0, 1.25, 0)
    operator.run('teleportWhenStuck', `tp @s ${x} ${y} ${z}`)
    samples.length = 0
  }
  return listen(bot, 'physicsTick', () => {
    if (closedWays(bot) > closed) {
      closed = closedWays(bot)
      return rescue()
    }
    if (!bot.pathfinder.isMoving()) return
    movingTicks += 1
    if (movingTicks % ticksPerSample !== 0) return
    samples.push(bot.entity.position.clone())
    if (samples.length < samplesHeld) return
    const [oldest] = samples
    samples.shift()
    if (!oldest || distanceBetween(bot.entity.position, oldest) >= leastDistance) return
    rescue()
  })
}

/** Centre of the closest cell beside the bot with room to stand on solid ground. */
function freeCellNear(bot: Bot): Position | undefined {
  const feet = bot.entity.position.floored()
  for (const [dx, dy, dz] of steps()) {
    const cell = feet.offset(dx, dy, dz)
    const isFree = (up: number): boolean => bot.blockAt(cell.offset(0, up, 0))?.type === 0
    if (isFree(0) && isFree(1) && bot.blockAt(cell.offset(0, -1, 0))?.boundingBox === 'block') {
      return { x: cell.x + 0.5, y: cell.y, z: cell.z + 0.5 }
    }
  }
  return undefined
}

function steps(): (readonly [number, number, number])[] {
  const found: [number, number, number][] = []
  for (let dx = -2; dx <= 2; dx += 1) {
    for (let dy = -1; dy <= 2; dy += 1) {
      for (let dz = -2; dz <= 2; dz += 1) if (dx !== 0 || dz !== 0) found.push([dx, dy, dz])
    }
  }
  return found.sort((a, b) => Math.hypot(...a) - Math.hypot(...b))
}
