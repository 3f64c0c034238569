import type { ItemCatalog } from '../items/item-catalog.ts'
import type { Container } from '../items/container.ts'
import { isSameItem, withCount, type ItemStack } from '../items/item-stack.ts'
import { fuelTicks, remainderOf, smeltingExperience, smeltingResult } from '../rules/index.ts'

/** The blocks that smelt behind a window. */
export type FurnaceKind = 'furnace' | 'smoker' | 'blast_furnace'

/** A furnace's inside. */
export interface Furnace {
  readonly kind: FurnaceKind
  /** Input, fuel and output. */
  readonly container: Container
  burnTicks: number
  /** The burn time of the fuel that burns now. */
  burnTotalTicks: number
  cookTicks: number
  /** Points, with their fraction, that wait for whoever takes the output. */
  experience: number
}

/** The slots of a furnace. */
export const furnaceSlots: { readonly input: 0; readonly fuel: 1; readonly output: 2 } = {
  input: 0,
  fuel: 1,
  output: 2,
}

/** Ticks for which one item cooks. */
export function cookTicksOf(kind: FurnaceKind): number {
  return kind === 'furnace' ? 200 : 100
}

/** Lets a furnace burn and cook for one tick; returns what became ready. */
export function tickFurnace(items: ItemCatalog, furnace: Furnace): ItemStack | undefined {
  const { container } = furnace
  const wasBurning = furnace.burnTicks > 0
  if (wasBurning) furnace.burnTicks -= 1
  const product = productOf(items, furnace)
  if (furnace.burnTicks === 0 && product) ignite(furnace)
  if (furnace.burnTicks === 0 || !product) {
    // Without fire the food cools down; without food the progress is lost at once.
    furnace.cookTicks = product ? Math.max(0, furnace.cookTicks - 2) : 0
    return undefined
  }
  furnace.cookTicks += 1
  if (furnace.cookTicks < cookTicksOf(furnace.kind)) return undefined
  furnace.cookTicks = 0
  finish(container, product)
  furnace.experience += smeltingExperience(product.name)
  return product
}

// What the input makes, absent when it makes nothing or the output has no room for it.
function productOf(items: ItemCatalog, { kind, container }: Furnace): ItemStack | undefined {
  const input = container.get(furnaceSlots.input)
  const name = input && smeltingResult(input.name, kind)
  if (name === undefined || !items.has(name)) return undefined
  const product = { name, count: 1 }
  const output = container.get(furnaceSlots.output)
  if (!output) return product
  return isSameItem(output, product) && output.count < items.stackSize(name) ? product : undefined
}

function ignite(furnace: Furnace): void {
  const { container, kind } = furnace
  const fuel = container.get(furnaceSlots.fuel)
  const ticks = fuel ? fuelTicks(fuel.name) : 0
  if (!fuel || ticks <= 0) return
  furnace.burnTicks = kind === 'furnace' ? ticks : Math.floor(ticks / 2)
  furnace.burnTotalTicks = furnace.burnTicks
  const left = withCount(fuel, fuel.count - 1)
  const remainder = remainderOf(fuel.name)
  container.set(
    furnaceSlots.fuel,
    left ?? (remainder === undefined ? undefined : { name: remainder, count: 1 }),
  )
}

function finish(container: Container, product: ItemStack): void {
  const input = container.get(furnaceSlots.input)
  if (!input) return
  const fuel = container.get(furnaceSlots.fuel)
  // The water of a sponge is caught in a bucket that waits in the fuel's place.
  if (input.name === 'wet_sponge' && fuel?.name === 'bucket' && fuel.count === 1)
    container.set(furnaceSlots.fuel, { name: 'water_bucket', count: 1 })
  container.set(furnaceSlots.input, withCount(input, input.count - 1))
  const standing = container.get(furnaceSlots.output)?.count ?? 0
  container.set(furnaceSlots.output, { ...product, count: standing + 1 })
}
