import type { Mechanic } from '../context/mechanic.ts'
import { offsetBy } from '../context/position.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { fluidOf } from '../fluids/fluid-level.ts'
import { damagePlayer } from '../combat/damage-player.ts'

const safeBlocks = 3

/** Hurts players who fall more than three blocks, by what they land on. */
export function createFallDamage(): Mechanic {
  return {
    name: 'fall-damage',
    playerLanded(world, { player, distance }) {
      if (!world.gamerules.fallDamage) return
      const jump = player.effects.get('JumpBoost')
      const safe = safeBlocks + (jump ? jump.amplifier + 1 : 0)
      const amount = Math.ceil((distance - safe) * hardnessBelow(world, player))
      if (amount > 0) damagePlayer(world, player, { amount, source: 'fall' })
    },
  }
}

// The share of a fall that the ground lets through.
function hardnessBelow(world: WorldContext, player: Player): number {
  const feet = world.blocks.at(player.position)
  if (fluidOf(feet) === 'water') return 0
  const ground = world.blocks.at(offsetBy(player.position, { x: 0, y: -0.2, z: 0 })).name
  if (ground === 'slime_block') return player.isSneaking ? 1 : 0
  if (ground === 'hay_block' || ground === 'honey_block') return 0.2
  return ground.endsWith('_bed') ? 0.5 : 1
}
