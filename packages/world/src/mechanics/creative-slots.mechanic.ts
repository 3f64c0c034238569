import type { Mechanic } from '../context/mechanic.ts'
import { dropFromPlayer } from '../inventory/drop-from-player.ts'
import { readNumber } from '../protocol/read-packet.ts'

/** Lets players in creative mode put any item into their inventory. */
export function createCreativeSlots(): Mechanic {
  return {
    name: 'creative-slots',
    packets: {
      set_creative_slot: (world, player, packet) => {
        const slot = readNumber(packet, 'slot')
        if (player.gameMode !== 'creative' || slot === undefined) return
        const stack = world.items.decode(packet['item'])
        if (slot >= 1 && slot < player.inventory.size) {
          if (slot >= 5) player.inventory.set(slot, stack)
          player.inventoryMenu.remote.set(slot, stack)
        } else if (stack) dropFromPlayer(world, player, stack)
      },
    },
  }
}
