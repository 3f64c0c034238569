import type { Mechanic } from '../context/mechanic.ts'
import { heldItem } from '../context/player.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { damagePlayer } from '../player/damage-player.ts'
import { wearItem } from '../player/wear-item.ts'
import { velocityFields } from '../protocol/velocity-fields.ts'
import { attackDamage, toolWear } from '../rules/index.ts'
import { enchantmentLevels } from '../items/enchantment-levels.ts'

const KNOCK_BACK = 0.4
const DAMAGE_PER_STRENGTH = 3
const DAMAGE_PER_WEAKNESS = 4

/** Lets players hit each other. */
export function createPlayerFights(): Mechanic {
  return {
    name: 'player-fights',
    attackEntity(world, { player, target }) {
      if (target.kind !== 'player') return false
      const weapon = heldItem(player)
      const dealt = damagePlayer(world, target, {
        amount: hitDamage(player),
        source: 'attack',
        attacker: player,
      })
      if (dealt <= 0) return true
      pushAway(world, player, target)
      if (weapon) wearItem(world, player, { points: toolWear(weapon.name, { use: 'attack' }) })
      return true
    },
  }
}

function hitDamage(player: Player): number {
  const weapon = heldItem(player)
  const sharpness = enchantmentLevels(weapon)['sharpness'] ?? 0
  const level = (name: string): number => (player.effects.get(name)?.amplifier ?? -1) + 1
  return Math.max(
    0,
    attackDamage(weapon?.name) +
      (sharpness > 0 ? sharpness * 0.5 + 0.5 : 0) +
      level('Strength') * DAMAGE_PER_STRENGTH -
      level('Weakness') * DAMAGE_PER_WEAKNESS,
  )
}

function pushAway(world: WorldContext, from: Player, target: Player): void {
  const [dx, dz] = [target.position.x - from.position.x, target.position.z - from.position.z]
  const length = Math.hypot(dx, dz) || 1
  const velocity = { x: (dx / length) * KNOCK_BACK, y: KNOCK_BACK, z: (dz / length) * KNOCK_BACK }
  const params = { entityId: target.id, ...velocityFields(velocity) }
  target.send('entity_velocity', params)
  world.broadcastNear(target, 'entity_velocity', params)
}
