import type { Mechanic } from '../context/mechanic.ts'
import { damagePlayer } from '../combat/damage-player.ts'

const voidDamage = 4
const voidIntervalTicks = 10
const voidDepthBlocks = 64

/** Counts down the time in which a player cannot be hurt again and kills who falls out of the world. */
export function createVitals(): Mechanic {
  return {
    name: 'vitals',
    tickPlayer(world, player) {
      if (player.invulnerableTicks > 0) player.invulnerableTicks -= 1
      if (player.pushedTicks > 0) player.pushedTicks -= 1
      const { minY } = world.blocks.in(player.position.dimension)
      if (player.position.y >= minY - voidDepthBlocks || world.tick % voidIntervalTicks !== 0) return
      damagePlayer(world, player, { amount: voidDamage, source: 'void' })
    },
  }
}
