import type { Mechanic } from '../context/mechanic.ts'
import { castRay } from '../blocks/cast-ray.ts'
import { giveOrDrop } from '../inventory/drop-from-player.ts'
import { spendHeld } from '../inventory/spend-held.ts'
import { isSource } from '../fluids/fluid-level.ts'
import { playSound } from '../protocol/sound-packet.ts'

const reachBlocks = 5

/** Lets glass bottles be filled at water; the water stays. */
export function createBottles(): Mechanic {
  return {
    name: 'bottles',
    useItem(world, { player, hand, stack }) {
      if (stack.name !== 'glass_bottle') return false
      const hit = castRay(world, player, {
        reachBlocks,
        stopsAt: (state) => isSource(state) || (!state.isAir && state.isSolid),
      })
      const isWater = hit?.state.name === 'water' || hit?.state.properties['waterlogged'] === true
      if (!isWater) return false
      spendHeld(player, hand)
      giveOrDrop(world, player, { name: 'potion', count: 1, potion: 'water' })
      playSound(world, player.position, { name: 'item.bottle.fill', category: 'player' })
      return true
    },
  }
}
