import type { Bot } from 'mineflayer'
import type { Vec3 } from 'vec3'
import type { Block } from '../bot/block.ts'
import { chooseTool } from '../digging/choose-tool.ts'
import { eyeHeight } from '../bot/eye-height.ts'

// The highest step that a jump takes.
const jumpBlocks = 1.25

// Small enough that no block is passed over.
const stepBlocks = 0.2
const farthest = 64

/** Names what stands between the bot and a place, and the way round it; undefined when nothing is to be seen. */
export function describeObstacle(bot: Bot, place: Vec3): string | undefined {
  const higher = Math.round(place.y - bot.entity.position.y)
  if (higher > jumpBlocks && !canBuild(bot)) {
    return `It is ${higher} blocks higher, and there is nothing to build steps with; get dirt or cobblestone first`
  }
  const block = firstBetween(bot, place, eyeHeight)
  if (!block) return undefined
  const { x, y, z } = block.position
  return `${block.name} at (${x}, ${y}, ${z}) is in the way; ${remedyFor(bot, block)}`
}

function remedyFor(bot: Bot, block: Block): string {
  if (block.name === 'lava' || block.name === 'water')
    return 'go round it or bridge it with dirt or cobblestone'
  if (!block.diggable) return 'it cannot be dug, so go round it'
  const tool = chooseTool(bot, block)
  if (tool.status === 'missing' && block.digTime(null, false, false, false) > slowDigMs) {
    return `by hand it takes long, so get a ${tool.needs} first`
  }
  return 'dig it or go round it'
}

// Digs by hand that take longer than this are worth a tool.
const slowDigMs = 5000

function canBuild(bot: Bot): boolean {
  const { scafoldingBlocks } = bot.pathfinder.movements
  return bot.inventory.items().some(({ type }) => scafoldingBlocks.includes(type))
}

/** The first block or lava on the straight line from a height over the feet to the middle of the place. */
export function firstBetween(bot: Bot, place: Vec3, height: number): Block | undefined {
  const eye = bot.entity.position.offset(0, height, 0)
  const way = place.floored().offset(0.5, 0.5, 0.5).minus(eye)
  const length = Math.min(way.norm(), farthest)
  const direction = way.scaled(1 / Math.max(way.norm(), stepBlocks))
  for (let distance = 0; distance < length; distance += stepBlocks) {
    const block = bot.blockAt(eye.plus(direction.scaled(distance)).floored())
    if (block && (block.boundingBox === 'block' || block.name === 'lava')) return block
  }
  return undefined
}
