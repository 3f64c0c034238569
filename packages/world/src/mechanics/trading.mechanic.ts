import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { distanceBetween } from '../context/position.ts'
import { hoursAt } from '../mobs/keep-hours.ts'
import { asMob, isBaby, type Mob, type VillagerStock } from '../context/mob.ts'
import { readNumber } from '../protocol/read-packet.ts'
import type { Bargain, Offer } from '../villagers/bargain.ts'
import { openTrading } from '../villagers/open-trading.ts'
import { selectTrade } from '../villagers/select-trade.ts'
import { tradesOf } from '../villagers/villager-trades.ts'

// Villagers work twice a day.
const restockTicks = 12_000
const lookTicks = 20
const workBlocks = 3

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
    tickMob: {
      villager(world, villager) {
        if (!villager.home || !villager.stock || (world.tick + villager.id) % lookTicks !== 0) return
        const { home, position, stock } = villager
        const station = { ...home.station, dimension: position.dimension }
        const isAtWork =
          hoursAt(world.sky.timeOfDay) === 'work' &&
          distanceBetween(position, { ...station, x: station.x + 0.5, z: station.z + 0.5 }) < workBlocks
        if (isAtWork && !world.blocks.at(station).isAir) restock(world, stock)
      },
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

function restock({ tick }: WorldContext, stock: VillagerStock): void {
  if (tick < stock.restockAtTick) return
  stock.uses.fill(0)
  stock.restockAtTick = tick + restockTicks
}

// The villager keeps the uses, so that they are saved with it.
function offersOf(world: WorldContext, villager: Mob): readonly Offer[] {
  const trades = tradesOf(villager.profession ?? '', world.items)
  const stock = (villager.stock ??= { uses: trades.map(() => 0), restockAtTick: world.tick + restockTicks })
  // Whoever has a station restocks there; others rest as long wherever they are.
  if (!villager.home) restock(world, stock)
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
