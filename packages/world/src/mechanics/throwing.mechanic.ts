import { handSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { withCount } from '../items/item-stack.ts'
import { dropFromPlayer } from '../inventory/drop-from-player.ts'

const dropStack = 3
const dropOne = 4

/** Throws the held item, or one of it, when the drop key is pressed. */
export function createThrowing(): Mechanic {
  return {
    name: 'throwing',
    packets: {
      block_dig: (world, player, packet) => {
        const status = packet['status']
        if (player.isDead || (status !== dropStack && status !== dropOne)) return
        const slot = handSlot(player)
        const held = player.inventory.get(slot)
        if (!held) return
        const count = status === dropStack ? held.count : 1
        player.inventory.set(slot, withCount(held, held.count - count))
        dropFromPlayer(world, player, { ...held, count })
      },
    },
  }
}
