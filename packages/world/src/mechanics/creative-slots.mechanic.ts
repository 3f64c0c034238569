import type { Mechanic } from '../context/mechanic.ts'
import { dropFromPlayer } from '../inventory/drop-from-player.ts'
import { sendSlot } from '../menu/sync-menu.ts'
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
        if (stack && stack.count > world.items.stackSize(stack.name)) return
        if (slot >= 1 && slot < player.inventory.size) {
          player.inventoryMenu.slots[slot]?.set(stack)
          // Clients before 1.21.3 wait for an answer that says what the slot now holds; later ones take one for a refusal.
          if (world.supports('noAckOnCreateSetSlotPacket')) player.inventoryMenu.remote.set(slot, stack)
          else sendSlot(world, player, { menu: player.inventoryMenu, number: slot, stack })
        } else if (slot < 0 && stack) dropFromPlayer(world, player, stack)
      },
    },
  }
}
