import type { Bot } from 'mineflayer'
import { metadataField } from './metadata-field.ts'

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

// The dragon's breath spreads five blocks and lies ten seconds, that of its balls three blocks and half a minute (Ender
// Dragon, Minecraft Wiki).
const breathBlocks = 5
const marginBlocks = 1.2
const heightBlocks = 3

// A way round is better, but who stands in it must get out.
const breathCost = 40

/** The cloud of the dragon's breath that reaches a place; undefined outside of the End. */
export function breathAt(bot: Bot, { x, y, z }: Place): Bot['entity'] | undefined {
  if (String(bot.game.dimension) !== 'the_end') return undefined
  return Object.values(bot.entities).find(
    (entity) =>
      entity.name === 'area_effect_cloud' &&
      Math.abs(entity.position.y - y) < heightBlocks &&
      Math.hypot(entity.position.x - x, entity.position.z - z) < radiusOf(bot, entity) + marginBlocks,
  )
}

function radiusOf(bot: Bot, cloud: Bot['entity']): number {
  const radius = metadataField(bot, cloud, 'radius')
  return typeof radius === 'number' ? radius : breathBlocks
}

/** Cost of a step in the dragon's breath, for searches of a way. */
export function breathStepCost(bot: Bot, place: Place): number {
  return breathAt(bot, place) === undefined ? 0 : breathCost
}
