import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { dropExperience } from '../entities/drop-experience.ts'
import { createContainer, type Container } from '../items/container.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import { returnGrid } from '../menu/close-menu.ts'
import { containerSlot } from '../menu/create-menu.ts'
import type { MenuSlot } from '../context/menu.ts'
import { openMenu } from '../menu/open-menu.ts'
import { playerRegion } from '../menu/player-region.ts'
import { insertStack } from '../menu/slot-rules.ts'
import type { Mob } from '../context/mob.ts'
import { tradeListPacket } from './trade-list-packet.ts'
import type { Bargain, Offer } from './bargain.ts'

const playerFrom = 3
const playerTo = 39
const experienceSpread = 4

/** Opens a villager's window for a player and shows what it offers. */
export function openTrading(
  world: WorldContext,
  player: Player,
  { villager, offers }: { readonly villager: Mob; readonly offers: readonly Offer[] },
): Bargain {
  const prices = createContainer(2)
  const state = { chosen: 0 }
  openMenu(world, player, {
    kind: 'merchant',
    windowType: 'minecraft:merchant',
    title: 'Villager',
    slots: [
      containerSlot(prices, 0),
      containerSlot(prices, 1),
      goodsSlot(world, { villager, prices, offerNow: () => offers[state.chosen] }),
      ...playerRegion(player),
    ],
    playerSlots: [playerFrom, playerTo],
    quickMove: (menu, { slot, stack }) =>
      slot < playerFrom
        ? insertStack(world.items, menu, stack, { from: playerFrom, to: playerTo, isReversed: slot === 2 })
        : insertStack(world.items, menu, stack, { from: 0, to: 2 }),
    onClose: () => returnGrid(world, player, prices),
  })
  player.send('trade_list', tradeListPacket(world, { windowId: player.menu.windowId, offers }))
  return Object.assign(state, { villager, offers, menu: player.menu })
}

function goodsSlot(
  world: WorldContext,
  {
    villager,
    prices,
    offerNow,
  }: {
    readonly villager: Mob
    readonly prices: Container
    readonly offerNow: () => Offer | undefined
  },
): MenuSlot {
  return {
    isResult: true,
    get() {
      const offer = offerNow()
      const isOpen = offer && offer.uses < offer.trade.maxUses && !villager.isDead && !villager.isRemoved
      return isOpen && isPaid(prices, offer) ? offer.trade.goods : undefined
    },
    // Nothing is stored: taking the goods is what onTake pays for.
    set: () => undefined,
    onTake() {
      const offer = offerNow()
      if (!offer) return
      const { price, secondPrice, experience } = offer.trade
      for (const [slot, cost] of [price, secondPrice].entries()) {
        const paid = prices.get(slot)
        if (cost && paid) prices.set(slot, withCount(paid, paid.count - cost.count))
      }
      offer.uses += 1
      const points = experience + Math.floor(world.random() * experienceSpread)
      dropExperience(world, points, villager.position)
    },
  }
}

function isPaid(prices: Container, { trade }: Offer): boolean {
  const covers = (slot: number, cost: ItemStack | undefined): boolean => {
    const paid = prices.get(slot)
    return cost === undefined || (paid !== undefined && isSameItem(paid, cost) && paid.count >= cost.count)
  }
  return covers(0, trade.price) && covers(1, trade.secondPrice)
}
