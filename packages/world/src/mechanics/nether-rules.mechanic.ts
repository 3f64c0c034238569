import type { Mechanic } from '../context/mechanic.ts'
import { handSlot } from '../context/player.ts'
import { explode } from '../mobs/explode.ts'
import { dimensionOf } from '../registry/nether-place.ts'

const bedPower = 5

/** Lets water vanish into steam and beds blow up in the Nether. */
export function createNetherRules(): Mechanic {
  return {
    name: 'nether-rules',
    useItem(_world, { player, hand, stack }) {
      if (stack.name !== 'water_bucket' || dimensionOf(player.position) !== 'the_nether') return false
      if (player.gameMode !== 'creative')
        player.inventory.set(handSlot(player, hand), { name: 'bucket', count: 1 })
      return true
    },
    useBlock(world, { position, state }) {
      if (!state.name.endsWith('_bed') || dimensionOf(position) !== 'the_nether') return false
      world.blocks.set(position, 0)
      const centre = { x: position.x + 0.5, y: position.y + 0.5, z: position.z + 0.5 }
      explode(world, centre, { power: bedPower, breaksBlocks: true })
      return true
    },
  }
}
