import type { BlockState } from '../context/block-state.ts'
import { offsetBy } from '../context/position.ts'
import type { Damage } from '../context/damage.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { damagePlayer } from '../combat/damage-player.ts'
import { isMortal } from '../survival/is-mortal.ts'
import { touchedBlocks } from '../survival/touched-blocks.ts'

/** Lets cactus, berry bushes, camp fires and magma hurt whoever touches them. */
export function createSharpBlocks(): Mechanic {
  return {
    name: 'sharp-blocks',
    tickPlayer(world, player) {
      if (!isMortal(player)) return
      const isMoving = player.travelled.horizontal > 0.003
      const harm =
        touchedBlocks(world, player)
          .map((state) => harmOf(state, isMoving))
          .find((found) => found !== undefined) ??
        harmBelow(player, world.blocks.at(offsetBy(player.position, { x: 0, y: -0.01, z: 0 })))
      if (harm) damagePlayer(world, player, harm)
    },
  }
}

function harmOf({ name, properties }: BlockState, isMoving: boolean): Damage | undefined {
  if (name === 'cactus') return { amount: 1, source: 'cactus' }
  if (name === 'sweet_berry_bush' && isMoving && Number(properties['age']) > 0)
    return { amount: 1, source: 'cactus' }
  if (!name.endsWith('campfire') || properties['lit'] !== true) return undefined
  return { amount: name === 'soul_campfire' ? 2 : 1, source: 'fire' }
}

function harmBelow(player: Player, { name }: BlockState): Damage | undefined {
  if (!player.onGround) return undefined
  if (name === 'cactus') return { amount: 1, source: 'cactus' }
  return name === 'magma_block' && !player.isSneaking ? { amount: 1, source: 'fire' } : undefined
}
