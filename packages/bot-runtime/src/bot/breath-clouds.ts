import type { Bot } from 'mineflayer'

interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

// The dragon's breath spreads five blocks and lies ten seconds (Ender Dragon, Minecraft Wiki).
const cloudBlocks = 6.5
const heightBlocks = 3

// A way round is better, but who stands in it must get out.
const breathCost = 40

/** The cloud of the dragon's breath that reaches a place; undefined outside of the End. */
export function breathAt(bot: Bot, { x, y, z }: Place): Bot['entity'] | undefined {
  if (String(bot.game.dimension) !== 'the_end') return undefined
  return Object.values(bot.entities).find(
    ({ name, position }) =>
      name === 'area_effect_cloud' &&
      Math.abs(position.y - y) < heightBlocks &&
      Math.hypot(position.x - x, position.z - z) < cloudBlocks,
  )
}

/** Cost of a step in the dragon's breath, for searches of a way. */
export function breathStepCost(bot: Bot, place: Place): number {
  return breathAt(bot, place) === undefined ? 0 : breathCost
}
