import { mostFurnaces } from '@voyager-mc/tech-tree'
import { fuelBurnTicks } from './fuel-burn-ticks.ts'

// Fewer are not worth another furnace.
const fewestItems = 2

// Ticks that one item takes.
const itemTicks = 200

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
  for (let furnaces = Math.min(most, Math.floor(items / fewestItems)); furnaces > 1; furnaces -= 1) {
    const shares = Array.from({ length: furnaces }, (_, place) =>
      Math.floor((items + place) / furnaces),
    ).reverse()
    const pieces = shares.reduce((sum, share) => sum + Math.ceil((share * itemTicks) / burnTicks), 0)
    if (pieces <= fuel.held) return shares
  }
  return [items]
}
