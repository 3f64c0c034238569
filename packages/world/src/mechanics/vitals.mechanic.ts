import type { Mechanic } from '../context/mechanic.ts'
import { damagePlayer } from '../combat/damage-player.ts'

const VOID_DAMAGE = 4
const VOID_INTERVAL_TICKS = 10
const VOID_DEPTH_BLOCKS = 64

/** Counts down the time in which a player cannot be hurt again and kills who falls out of the world. */
export function createVitals(): Mechanic {
  return {
    name: 'vitals',
    tickPlayer(world, player) {
      if (player.invulnerableTicks > 0) player.invulnerableTicks -= 1
      if (
        player.position.y >= world.blocks.minY - VOID_DEPTH_BLOCKS ||
        world.tick % VOID_INTERVAL_TICKS !== 0
      )
        return
      damagePlayer(world, player, { amount: VOID_DAMAGE, source: 'void' })
    },
  }
}
