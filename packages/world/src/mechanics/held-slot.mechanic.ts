import { HOTBAR_START, OFF_HAND_SLOT } from '../context/player.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { readNumber } from '../protocol/read-packet.ts'

const SWAP_HANDS = 6
const HOTBAR_SIZE = 9

/** Follows which hotbar slot a player holds and swaps the hands. */
export function createHeldSlot(): Mechanic {
  return {
    name: 'held-slot',
    packets: {
      held_item_slot: (world, player, packet) => {
        const slot = readNumber(packet, 'slotId')
        if (slot === undefined || slot < 0 || slot >= HOTBAR_SIZE || slot === player.heldSlot) return
        player.heldSlot = slot
        world.hooks.releaseItem(player)
      },
      block_dig: (_world, player, packet) => {
        if (packet['status'] !== SWAP_HANDS || player.isDead) return
        const hand = HOTBAR_START + player.heldSlot
        const held = player.inventory.get(hand)
        player.inventory.set(hand, player.inventory.get(OFF_HAND_SLOT))
        player.inventory.set(OFF_HAND_SLOT, held)
      },
    },
  }
}
