import { hotbarStart, offHandSlot } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { readNumber } from '../protocol/read-packet.ts'

const swapHands = 6
const hotbarSize = 9

/** Follows which hotbar slot a player holds and swaps the hands. */
export function createHeldSlot(): Mechanic {
  return {
    name: 'held-slot',
    packets: {
      held_item_slot: (world, player, packet) => {
        const slot = readNumber(packet, 'slotId')
        if (slot === undefined || slot < 0 || slot >= hotbarSize || slot === player.heldSlot) return
        player.heldSlot = slot
        world.hooks.releaseItem(player)
      },
      block_dig: (_world, player, packet) => {
        if (packet['status'] !== swapHands || player.isDead) return
        const hand = hotbarStart + player.heldSlot
        const held = player.inventory.get(hand)
        player.inventory.set(hand, player.inventory.get(offHandSlot))
        player.inventory.set(offHandSlot, held)
      },
    },
  }
}
