import { distanceBetween, type Observation } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import { countItems } from '../mining/inventory-changes.ts'

/** A minimal observation until the observation package reads the bot itself. */
export function observeStandIn(bot: Bot, elapsedTicks: number): Observation {
  const { entity } = bot
  const at = ({ x, y, z }: { x: number; y: number; z: number }) => ({ x, y, z })
  return {
    position: at(entity.position),
    velocity: at(entity.velocity),
    yaw: entity.yaw,
    pitch: entity.pitch,
    biome: bot.blockAt(entity.position)?.biome?.name ?? 'None',
    timeOfDay: bot.time.timeOfDay,
    health: bot.health,
    food: bot.food,
    saturation: bot.foodSaturation,
    oxygen: bot.oxygenLevel ?? 20,
    onGround: entity.onGround,
    isInWater: false,
    isInLava: false,
    isInWeb: false,
    isCollidedHorizontally: false,
    isCollidedVertically: false,
    ticksSinceOnGround: 0,
    name: bot.username,
    inventory: countItems(bot),
    usedSlots: bot.inventory.items().length,
    equipment: bot.heldItem ? { hand: bot.heldItem.name } : {},
    nearbyBlocks: [],
    nearbyEntities: Object.values(bot.entities)
      .filter(({ type, name }) => type !== 'player' && name !== undefined && name !== 'item')
      .map((other) => ({
        name: other.name ?? 'unknown',
        position: at(other.position),
        distanceBlocks: distanceBetween(other.position, entity.position),
      })),
    chests: [],
    seenBlocks: [],
    elapsedTicks,
  }
}
