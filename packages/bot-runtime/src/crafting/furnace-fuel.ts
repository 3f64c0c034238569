import type { Furnace } from 'mineflayer'
import { fuelBurnTicks } from './fuel-burn-ticks.ts'

/** An item by id and name. */
export interface ItemKind {
  readonly id: number
  readonly name: string
}

/** Whether a furnace can burn: `missing` when no fuel is held and none is in it. */
export type FuelState = 'ready' | 'missing' | 'no-fuel'

// A furnace holds one stack.
const loadLimit = 64

/** Puts in what so many items need, less what burns and lies there already. */
export async function addFuel(furnace: Furnace, fuel: ItemKind, items: number): Promise<FuelState> {
  const burnTicks = fuelBurnTicks(fuel.name)
  if (burnTicks === undefined) return 'no-fuel'
  const foreign = furnace.fuelItem()
  if (foreign && foreign.type !== fuel.id) await furnace.takeFuel()
  const burning = burningTicks(furnace)
  const loaded = (furnace.fuelItem()?.count ?? 0) * burnTicks
  const pieces = Math.ceil((items * 200 - burning - loaded) / burnTicks)
  if (pieces <= 0) return 'ready'
  // While the furnace is open, only its own window knows what is held.
  const held = furnace.count(fuel.id, null)
  if (held === 0 && loaded + burning === 0) return 'missing'
  if (held > 0) await furnace.putFuel(fuel.id, null, Math.min(pieces, held, loadLimit))
  return 'ready'
}

/** Number of items that the loaded fuel is enough for, at least one. */
export function fuelledItems(furnace: Furnace): number {
  const fuel = furnace.fuelItem()
  const ticks = burningTicks(furnace) + (fuel ? fuel.count * (fuelBurnTicks(fuel.name) ?? 0) : 0)
  return Math.max(1, Math.floor(ticks / 200) + (furnace.outputItem()?.count ?? 0))
}

/** Whether a piece of fuel is known to be in the fire. */
export function isBurning(furnace: Furnace): boolean {
  return burningTicks(furnace) > 0
}

/** Ticks the piece in the fire still burns; mineflayer's typings leave the field out and it starts as null. */
function burningTicks(furnace: Furnace): number {
  const seconds: unknown = Reflect.get(furnace, 'fuelSeconds')
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 20 : 0
}
