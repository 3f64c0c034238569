import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { giveToInventory } from '../inventory/give-to-inventory.ts'
import type { Projectile } from '../context/projectile.ts'

const lookTicks = 4
const reachBlocks = 1.3

/** Lets players take arrows that stick in blocks. */
export function createArrowPickup(): Mechanic {
  return {
    name: 'arrow-pickup',
    tickEntity: {
      projectile(world, arrow) {
        if ((world.tick + arrow.id) % lookTicks !== 0 || !arrow.isStuck || !arrow.mayBePickedUp) return
        for (const player of world.players) {
          if (player.isDead || player.gameMode === 'spectator' || !isInReach(player, arrow)) continue
          if (take(world, player, arrow)) return
        }
      },
    },
  }
}

function isInReach({ position, height }: Player, arrow: Projectile): boolean {
  return (
    arrow.position.dimension === position.dimension &&
    Math.abs(arrow.position.x - position.x) < reachBlocks &&
    Math.abs(arrow.position.z - position.z) < reachBlocks &&
    arrow.position.y > position.y - 0.5 &&
    arrow.position.y < position.y + height + 0.5
  )
}

function take(world: WorldContext, player: Player, arrow: Projectile): boolean {
  const stack = { name: 'arrow', count: 1 }
  if (giveToInventory(world, player, stack)) return false
  const parties = { collectedEntityId: arrow.id, collectorEntityId: player.id, pickupItemCount: 1 }
  world.broadcastNear(arrow, 'collect', parties)
  world.events.emit('item-pickup', { player, stack })
  world.entities.remove(arrow)
  return true
}
