import type { Mechanic } from '../context/mechanic.ts'
import { eyePosition } from '../context/player.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { isMortal } from '../survival/is-mortal.ts'

/** Hurts players whose head is inside an opaque block. */
export function createSuffocation(): Mechanic {
  return {
    name: 'suffocation',
    tickPlayer(world, player) {
      if (!isMortal(player) || player.sleepingIn) return
      const head = world.blocks.at(eyePosition(player))
      if (!head.isFullCube || !head.isSolid || head.block.transparent) return
      damagePlayer(world, player, { amount: 1, source: 'suffocate' })
    },
  }
}
