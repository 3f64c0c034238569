import type { Container } from '../items/container.ts'
import { withCount, type ItemStack } from '../items/item-stack.ts'
import { brew, isBrewingIngredient, remainderOf } from '../rules/index.ts'

/** A brewing stand's inside. */
export interface BrewingStand {
  /** Three bottles, ingredient and fuel. */
  readonly container: Container
  /** Brews that the last powder still feeds. */
  fuel: number
  /** Ticks until the brew is ready; 0 when nothing brews. */
  ticksLeft: number
  /** The ingredient that brews; another one begins anew. */
  ingredient: string | undefined
}

/** The places of a brewing stand's bottles. */
export const bottleSlots: readonly number[] = [0, 1, 2]

/** The places of a brewing stand's ingredient and fuel. */
export const standSlots: { readonly ingredient: 3; readonly fuel: 4 } = { ingredient: 3, fuel: 4 }

/** Ticks that a brew takes: https://minecraft.wiki/w/Brewing_Stand */
export const brewTicks = 400

const brewsPerPowder = 20

/** Whether an item can stand in a bottle's place. */
export function isBottle({ name }: ItemStack): boolean {
  return /^((splash|lingering)_)?potion$|^glass_bottle$/.test(name)
}

/** Lets a brewing stand work for one tick; returns what is left of an ingredient that is no bottle's. */
export function tickBrewingStand(stand: BrewingStand): ItemStack | undefined {
  const { container } = stand
  if (stand.fuel === 0 && container.get(standSlots.fuel)?.name === 'blaze_powder') {
    takeOne(container, standSlots.fuel)
    stand.fuel = brewsPerPowder
  }
  const ingredient = container.get(standSlots.ingredient)
  const canBrew = ingredient !== undefined && bottleSlots.some((slot) => productOf(stand, slot))
  if (stand.ticksLeft > 0) {
    stand.ticksLeft -= 1
    if (!canBrew || ingredient?.name !== stand.ingredient) stand.ticksLeft = 0
    else if (stand.ticksLeft === 0) return finish(stand, ingredient)
    return undefined
  }
  if (canBrew && stand.fuel > 0) {
    stand.fuel -= 1
    stand.ticksLeft = brewTicks
    stand.ingredient = ingredient?.name
  }
  return undefined
}

function productOf({ container }: BrewingStand, slot: number): ItemStack | undefined {
  const bottle = container.get(slot)
  const ingredient = container.get(standSlots.ingredient)
  if (!bottle || !ingredient || !isBrewingIngredient(ingredient.name) || bottle.name === 'glass_bottle')
    return undefined
  const made = brew({ name: bottle.name, potion: bottle.potion ?? 'water' }, ingredient.name)
  return made && { ...bottle, ...made }
}

function finish(stand: BrewingStand, ingredient: ItemStack): ItemStack | undefined {
  const { container } = stand
  for (const slot of bottleSlots) {
    const made = productOf(stand, slot)
    if (made) container.set(slot, made)
  }
  takeOne(container, standSlots.ingredient)
  const remainder = remainderOf(ingredient.name)
  if (remainder === undefined) return undefined
  const left = { name: remainder, count: 1 }
  if (container.get(standSlots.ingredient)) return left
  container.set(standSlots.ingredient, left)
  return undefined
}

function takeOne(container: Container, slot: number): void {
  const stack = container.get(slot)
  container.set(slot, stack && withCount(stack, stack.count - 1))
}
