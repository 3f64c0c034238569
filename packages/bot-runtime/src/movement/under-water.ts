import type { Position } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { Vec3 } from 'vec3'
import { isWet } from '../bot/is-wet.ts'
import type { CachedMovements } from './cached-movements.ts'

/** Blocks above a place that are looked at: no sea is deeper. */
const deepestBlocks = 128

/** Cost of a cell that no search steps into. */
const forbidden = 200

/** Whether a dry place lies below water, as far as its column is loaded: no swimmer gets through the ground between. */
export function isUnderWater(bot: Bot, place: Position): boolean {
  const { x, y, z } = new Vec3(place.x, place.y, place.z).floored()
  if (isWetAt(bot, new Vec3(x, y, z))) return false
  for (let up = 1; up <= deepestBlocks; up += 1) {
    const cell = new Vec3(x, y + up, z)
    if (bot.blockAt(cell, false) === null) return false
    if (isDeep(bot, cell)) return true
  }
  return false
}

/** Keeps a search out of water that is deeper than one block: it leads over the top, and through the ground beside it. */
export function keepAfloat(bot: Bot): (movements: CachedMovements) => void {
  return (movements) => {
    movements.stepCosts.push((place) => (isDeep(bot, place) ? forbidden : 0))
  }
}

function isDeep(bot: Bot, { x, y, z }: Position): boolean {
  return isWetAt(bot, new Vec3(x, y, z)) && isWetAt(bot, new Vec3(x, y + 1, z))
}

function isWetAt(bot: Bot, cell: Vec3): boolean {
  return isWet(bot.blockAt(cell, false)?.name ?? '')
}
