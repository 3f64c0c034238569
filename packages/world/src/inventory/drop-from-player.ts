import { eyePosition } from '../context/player.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { giveToInventory } from './give-to-inventory.ts'
import { lookDirection } from './look-direction.ts'

// A thrown item leaves the hand at this speed and cannot be caught again for two seconds.
const THROW_SPEED = 0.3
const THROW_PICKUP_DELAY_TICKS = 40

/** Throws items in the direction a player looks. */
export function dropFromPlayer(world: WorldContext, player: Player, stack: ItemStack): void {
  const eyes = eyePosition(player)
  const look = lookDirection(player)
  world.entities.dropItem(stack, {
    position: { ...eyes, y: eyes.y - 0.3 },
    velocity: { x: look.x * THROW_SPEED, y: look.y * THROW_SPEED + 0.1, z: look.z * THROW_SPEED },
    pickupDelayTicks: THROW_PICKUP_DELAY_TICKS,
  })
}

/** Gives items to a player and throws what does not fit. */
export function giveOrDrop(world: WorldContext, player: Player, stack: ItemStack): void {
  const left = giveToInventory(world, player, stack)
  if (left) dropFromPlayer(world, player, left)
}
