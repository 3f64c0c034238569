import { eyePosition, type Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ItemStack } from '../items/item-stack.ts'
import { giveToInventory } from './give-to-inventory.ts'
import { lookDirection } from './look-direction.ts'

// A thrown item leaves the hand at this speed and cannot be caught again for two seconds.
const throwSpeed = 0.3
const throwPickupDelayTicks = 40

/** Throws items in the direction a player looks. */
export function dropFromPlayer(world: WorldContext, player: Player, stack: ItemStack): void {
  const eyes = eyePosition(player)
  const look = lookDirection(player)
  world.entities.dropItem(stack, {
    position: { ...eyes, y: eyes.y - 0.3 },
    velocity: { x: look.x * throwSpeed, y: look.y * throwSpeed + 0.1, z: look.z * throwSpeed },
    pickupDelayTicks: throwPickupDelayTicks,
  })
}

/** Gives items to a player and throws what does not fit. */
export function giveOrDrop(world: WorldContext, player: Player, stack: ItemStack): void {
  const left = giveToInventory(world, player, stack)
  if (left) dropFromPlayer(world, player, left)
}
