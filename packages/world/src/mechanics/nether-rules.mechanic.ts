import type { Mechanic } from '../context/mechanic.ts'
import { dimensions } from '../registry/dimension.ts'
import { centreOf } from '../context/position.ts'
import { handSlot } from '../context/player.ts'
import { explode } from '../mobs/explode.ts'

const bedPower = 5

/** Lets water vanish into steam and beds blow up in the Nether. */
export function createNetherRules(): Mechanic {
  return {
    name: 'nether-rules',
    useItem(_world, { player, hand, stack }) {
      if (stack.name !== 'water_bucket' || !dimensions[player.position.dimension].isUltrawarm) return false
      if (player.gameMode !== 'creative')
        player.inventory.set(handSlot(player, hand), { name: 'bucket', count: 1 })
      return true
    },
    useBlock(world, { position, state }) {
      if (!state.name.endsWith('_bed') || dimensions[position.dimension].bedsWork) return false
      world.blocks.set(position, 0)
      explode(world, centreOf(position), { power: bedPower, breaksBlocks: true })
      return true
    },
  }
}
