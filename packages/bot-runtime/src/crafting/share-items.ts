import { mostFurnaces } from '@voyager-mc/tech-tree'
import { fuelBurnTicks } from './fuel-burn-ticks.ts'

// Ticks that one item takes.
const itemTicks = 200

// Ticks that it takes to set another furnace down, to fill it and to take it along again.
const furnaceTicks = 50

// What burns longer than coal is too much for the few items of one furnace: the rest of it is lost.
const longestBurnTicks = 1600

export interface ShareItemsOptions {
  /** Furnaces that are carried beside the one that stands. */
  readonly carried: number
  readonly fuel: { readonly name: string; readonly held: number }
}

/** Items that each furnace gets, that of the standing one first; one entry where sharing is not worth it. */
export function shareItems(items: number, { carried, fuel }: ShareItemsOptions): readonly number[] {
  const burnTicks = fuelBurnTicks(fuel.name) ?? Infinity
  const most = burnTicks > longestBurnTicks ? 1 : Math.min(mostFurnaces, 1 + carried)
  const ticksOf = (furnaces: number): number =>
    Math.ceil(items / furnaces) * itemTicks + (furnaces - 1) * furnaceTicks
  const shared = Array.from({ length: Math.max(1, Math.min(most, items)) }, (_, place) => place + 1)
    .sort((a, b) => ticksOf(a) - ticksOf(b))
    .map((furnaces) => sharesOf(items, furnaces))
  const isFuelled = (shares: readonly number[]): boolean =>
    shares.reduce((sum, share) => sum + Math.ceil((share * itemTicks) / burnTicks), 0) <= fuel.held
  return shared.find(isFuelled) ?? [items]
}

function sharesOf(items: number, furnaces: number): readonly number[] {
  return Array.from({ length: furnaces }, (_, place) => Math.floor((items + place) / furnaces)).reverse()
}
