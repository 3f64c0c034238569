import { handSlot, type Player } from '../context/player.ts'
import { withCount } from '../items/item-stack.ts'

/** Takes one item out of a player's hand; creative players keep theirs. */
export function spendHeld(player: Player, hand: 'main' | 'off'): void {
  if (player.gameMode === 'creative') return
  const slot = handSlot(player, hand)
  const held = player.inventory.get(slot)
  if (held) player.inventory.set(slot, withCount(held, held.count - 1))
}
