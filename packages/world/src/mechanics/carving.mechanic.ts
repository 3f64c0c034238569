import type { Mechanic } from '../context/mechanic.ts'
import { handSlot, type Player } from '../context/player.ts'
import { offsetBy, type Place } from '../context/position.ts'
import { wearItem } from '../inventory/wear-item.ts'

// https://minecraft.wiki/w/Carved_Pumpkin
const seeds = { name: 'pumpkin_seeds', count: 4 }

/** Lets shears carve a face into a pumpkin, on the side that was clicked or the one towards the player. */
export function createCarving(): Mechanic {
  return {
    name: 'carving',
    useItemOnBlock(world, { player, hand, stack, position, state, face }) {
      if (stack.name !== 'shears' || state.name !== 'pumpkin') return false
      const isSide = face !== 'up' && face !== 'down'
      const carved = world.blocks.idOf('carved_pumpkin', {
        facing: isSide ? face : sideTowards(player, position),
      })
      if (carved === undefined) return false
      world.blocks.set(position, carved)
      world.entities.dropItem(seeds, { position: offsetBy(position, { x: 0.5, y: 1, z: 0.5 }) })
      wearItem(world, player, { points: 1, slot: handSlot(player, hand) })
      return true
    },
  }
}

function sideTowards({ position: { x, z } }: Player, block: Place): string {
  const [dx, dz] = [x - block.x - 0.5, z - block.z - 0.5]
  if (Math.abs(dx) > Math.abs(dz)) return dx > 0 ? 'east' : 'west'
  return dz > 0 ? 'south' : 'north'
}
