import type { Menu } from '../context/menu.ts'
import type { Mob } from '../context/mob.ts'
import type { Trade } from './villager-trades.ts'

/** A trade of one villager and how often it was made since the villager last worked. */
export interface Offer {
  readonly trade: Trade
  uses: number
}

/** State of the trade between one player and one villager. */
export interface Bargain {
  readonly villager: Mob
  readonly offers: readonly Offer[]
  readonly menu: Menu
  chosen: number
}
