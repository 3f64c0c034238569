import { leaveLying } from '../entities/leave-lying.ts'
import type { ItemEntity } from '../context/entity.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { withCount } from '../items/item-stack.ts'
import { giveToInventory } from '../inventory/give-to-inventory.ts'

// How far a player's box reaches for items, as in vanilla: one block to the sides, half a block up and down.
const reach = { horizontal: 1, vertical: 0.5 }

/** Lets living players pick up the items they walk over. */
export function createItemPickup(): Mechanic {
  return {
    name: 'item-pickup',
    tick(world) {
      if (world.tick % 2 !== 0) return
      for (const entity of world.entities.all()) {
        if (entity.kind !== 'item' || world.tick < entity.pickupAtTick) continue
        for (const player of world.players) {
          if (player.isDead || player.gameMode === 'spectator' || !isInReach(player, entity)) continue
          pickUp(world, player, entity)
          if (entity.isRemoved) break
        }
      }
    },
  }
}

function isInReach({ position, width, height }: Player, entity: ItemEntity): boolean {
  const sideways = width / 2 + entity.width / 2 + reach.horizontal
  return (
    entity.position.dimension === position.dimension &&
    Math.abs(entity.position.x - position.x) < sideways &&
    Math.abs(entity.position.z - position.z) < sideways &&
    entity.position.y + entity.height > position.y - reach.vertical &&
    entity.position.y < position.y + height + reach.vertical
  )
}

function pickUp(world: WorldContext, player: Player, entity: ItemEntity): void {
  const left = giveToInventory(world, player, entity.stack)
  const taken = entity.stack.count - (left?.count ?? 0)
  if (taken === 0) return
  world.broadcastNear(entity, 'collect', {
    collectedEntityId: entity.id,
    collectorEntityId: player.id,
    pickupItemCount: taken,
  })
  world.events.emit('item-pickup', { player, stack: withCount(entity.stack, taken) ?? entity.stack })
  leaveLying(world, entity, left)
}
