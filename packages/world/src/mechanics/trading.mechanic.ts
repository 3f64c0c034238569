import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { asMob, isBaby, type Mob } from '../context/mob.ts'
import { readNumber } from '../protocol/read-packet.ts'
import type { Bargain, Offer } from '../villagers/bargain.ts'
import { openTrading } from '../villagers/open-trading.ts'
import { selectTrade } from '../villagers/select-trade.ts'
import { tradesOf } from '../villagers/villager-trades.ts'

// Villagers work twice a day.
const restockTicks = 12_000

/** Lets players trade with villagers that have a profession. */
export function createTrading(): Mechanic {
  const bargains = new Map<Player, Bargain>()
  return {
    name: 'trading',
    useEntity(world, { player, target }) {
      const villager = asMob(target)
      if (!villager || villager.typeName !== 'villager' || villager.isDead || isBaby(villager)) return false
      const list = offersOf(world, villager)
      if (list.length === 0) return false
      bargains.set(player, openTrading(world, player, { villager, offers: list }))
      return true
    },
    packets: {
      select_trade: (world, player, packet) => {
        const bargain = bargains.get(player)
        const chosen = readNumber(packet, 'slot')
        if (!bargain || player.menu !== bargain.menu || chosen === undefined || !bargain.offers[chosen])
          return
        bargain.chosen = chosen
        selectTrade(world, player, bargain)
      },
    },
    playerLeft: (_world, player) => {
      bargains.delete(player)
    },
  }
}

// The villager keeps the uses, so that they are saved with it.
function offersOf(world: WorldContext, villager: Mob): readonly Offer[] {
  const trades = tradesOf(villager.profession ?? '', world.items)
  const stock = (villager.stock ??= { uses: trades.map(() => 0), restockAtTick: world.tick + restockTicks })
  if (world.tick >= stock.restockAtTick) {
    stock.uses.fill(0)
    stock.restockAtTick = world.tick + restockTicks
  }
  return trades.map((trade, index) => ({
    trade,
    get uses() {
      return stock.uses[index] ?? 0
    },
    set uses(count) {
      stock.uses[index] = count
    },
  }))
}
