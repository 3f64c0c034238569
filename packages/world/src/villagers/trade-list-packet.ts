import type { Packet } from '../context/packet.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { ItemStack } from '../items/item-stack.ts'
import type { Offer } from './bargain.ts'

const master = 5

/** Gives the packet that fills a merchant's window with what it offers. */
export function tradeListPacket(
  world: WorldContext,
  { windowId, offers }: { readonly windowId: number; readonly offers: readonly Offer[] },
): Packet {
  return {
    windowId,
    trades: offers.map(({ trade, uses }) => ({
      inputItem1: costOnWire(world, trade.price),
      outputItem: world.items.encode(trade.goods),
      inputItem2: secondCost(world, trade.secondPrice),
      tradeDisabled: uses >= trade.maxUses,
      nbTradeUses: uses,
      maximumNbTradeUses: trade.maxUses,
      xp: trade.experience,
      specialPrice: 0,
      priceMultiplier: 0,
      demand: 0,
    })),
    villagerLevel: master,
    experience: 0,
    isRegularVillager: true,
    canRestock: true,
  }
}

// Costs are plain numbers since items are made of components.
function costOnWire(world: WorldContext, stack: ItemStack): unknown {
  if (!world.supports('itemsWithComponents')) return world.items.encode(stack)
  return {
    itemId: world.items.idOf(stack.name),
    itemCount: stack.count,
    addedComponentCount: 0,
    components: [],
  }
}

// Absent, except for the versions that send an empty slot.
function secondCost(world: WorldContext, stack: ItemStack | undefined): unknown {
  if (stack) return costOnWire(world, stack)
  const isSlot = world.isAtLeast('1.19') && !world.supports('itemsWithComponents')
  return isSlot ? world.items.encode(undefined) : undefined
}
