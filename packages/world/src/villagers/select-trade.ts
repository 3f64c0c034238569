import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import type { Menu, MenuSlot } from '../context/menu.ts'
import { sendSlot } from '../menu/sync-menu.ts'
import { insertStack } from '../menu/slot-rules.ts'
import type { Bargain } from './bargain.ts'

const priceSlots = [0, 1] as const

/** Puts what a chosen trade costs from a player's pockets into the window, as far as they hold it. */
export function selectTrade(world: WorldContext, player: Player, { menu, offers, chosen }: Bargain): void {
  const trade = offers[chosen]?.trade
  if (!trade) return
  for (const slot of priceSlots) putBack(world, menu, slot)
  for (const [slot, cost] of [trade.price, trade.secondPrice].entries()) {
    if (cost) fill(world, menu, { slot, cost })
  }
  // Clients wait to be told of these slots, also when they hold what they held.
  for (const number of [...priceSlots, 2]) {
    sendSlot(world, player, { menu, number, stack: menu.slots[number]?.get() })
  }
}

function putBack(world: WorldContext, menu: Menu, number: number): void {
  const slot = menu.slots[number]
  const standing = slot?.get()
  if (!slot || !standing) return
  const [from, to] = menu.playerSlots
  slot.set(insertStack(world.items, menu, standing, { from, to, isReversed: true }))
}

function fill(
  world: WorldContext,
  menu: Menu,
  { slot, cost }: { readonly slot: number; readonly cost: ItemStack },
): void {
  const target = menu.slots[slot]
  const [from, to] = menu.playerSlots
  for (const source of menu.slots.slice(from, to)) {
    if (target) moveInto(target, source, { cost, most: world.items.stackSize(cost.name) })
  }
}

function moveInto(
  target: MenuSlot,
  source: MenuSlot,
  { cost, most }: { readonly cost: ItemStack; readonly most: number },
): void {
  const stack = source.get()
  const standing = target.get()
  if (!stack || !isSameItem(stack, cost) || (standing && !isSameItem(standing, cost))) return
  const moved = Math.min(stack.count, most - (standing?.count ?? 0))
  if (moved <= 0) return
  target.set({ ...stack, count: (standing?.count ?? 0) + moved })
  source.set(withCount(stack, stack.count - moved))
}
