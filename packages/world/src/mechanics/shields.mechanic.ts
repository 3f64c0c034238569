import { handSlot, type Player } from '../context/player.ts'
import type { Damage } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { wearItem } from '../inventory/wear-item.ts'

interface Guard {
  readonly sinceTick: number
  readonly slot: number
}

// A raised shield needs a quarter of a second before it stops anything.
const raiseTicks = 5
// Blows below this many half hearts leave no mark on it.
const wearingDamage = 3

/** Lets a raised shield stop blows, arrows and explosions from the front. */
export function createShields(): Mechanic {
  const guards = new Map<Player, Guard>()
  return {
    name: 'shields',
    useItem(world, { player, hand, stack }) {
      if (stack.name !== 'shield') return false
      guards.set(player, { sinceTick: world.tick, slot: handSlot(player, hand) })
      return true
    },
    releaseItem: (_world, player) => {
      guards.delete(player)
    },
    damagePlayer(world, { player, damage }) {
      const guard = guards.get(player)
      if (!guard || damage.amount <= 0 || world.tick - guard.sinceTick < raiseTicks) return
      if (player.inventory.get(guard.slot)?.name !== 'shield') {
        guards.delete(player)
        return
      }
      if (!isFromFront(player, damage)) return
      const points = damage.amount >= wearingDamage ? 1 + Math.floor(damage.amount) : 0
      damage.amount = 0
      wearItem(world, player, { points, slot: guard.slot })
      player.send('entity_status', { entityId: player.id, entityStatus: blockedStatus })
    },
    playerLeft: (_world, player) => {
      guards.delete(player)
    },
  }
}

const blockedStatus = 29

const stopped: ReadonlySet<Damage['source']> = new Set(['attack', 'arrow', 'explosion'])

function isFromFront(player: Player, { source, attacker }: Damage): boolean {
  if (!attacker || !stopped.has(source)) return false
  const look = lookDirection({ yaw: player.yaw, pitch: 0 })
  const [dx, dz] = [attacker.position.x - player.position.x, attacker.position.z - player.position.z]
  return dx * look.x + dz * look.z > 0
}
