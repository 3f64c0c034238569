import type { EffectSeed } from './give-effect.ts'

/** Consequences of eating or drinking beside a full stomach. */
export interface Meal {
  /** Ticks of chewing. */
  readonly ticks: number
  /** Whether it can be taken with a full stomach. */
  readonly isAlwaysEdible: boolean
  /** The item that is left in the hand. */
  readonly leaves?: string
  readonly effects: readonly MealEffect[]
  /** Effects that end: all, or the named one. */
  readonly cures?: 'all' | 'Poison'
  /** Whether it moves the eater to a random place near. */
  readonly isTeleporting?: boolean
}

/** An effect of a meal. */
export interface MealEffect extends EffectSeed {
  /** From 0 to 1; always when absent. */
  readonly chance?: number
}

const usualTicks = 32

const plain: Meal = { ticks: usualTicks, isAlwaysEdible: false, effects: [] }

// https://minecraft.wiki/w/Food#Foods
const special: Readonly<Record<string, Partial<Meal>>> = {
  mushroom_stew: { leaves: 'bowl' },
  rabbit_stew: { leaves: 'bowl' },
  beetroot_soup: { leaves: 'bowl' },
  suspicious_stew: { leaves: 'bowl', isAlwaysEdible: true },
  dried_kelp: { ticks: 16 },
  honey_bottle: { ticks: 40, isAlwaysEdible: true, leaves: 'glass_bottle', cures: 'Poison' },
  milk_bucket: { isAlwaysEdible: true, leaves: 'bucket', cures: 'all' },
  potion: { isAlwaysEdible: true, leaves: 'glass_bottle' },
  chorus_fruit: { isAlwaysEdible: true, isTeleporting: true },
  golden_apple: {
    isAlwaysEdible: true,
    effects: [
      { name: 'Regeneration', ticks: 100, amplifier: 1 },
      { name: 'Absorption', ticks: 2400 },
    ],
  },
  enchanted_golden_apple: {
    isAlwaysEdible: true,
    effects: [
      { name: 'Regeneration', ticks: 400, amplifier: 1 },
      { name: 'Resistance', ticks: 6000 },
      { name: 'FireResistance', ticks: 6000 },
      { name: 'Absorption', ticks: 2400, amplifier: 3 },
    ],
  },
  rotten_flesh: { effects: [{ name: 'Hunger', ticks: 600, chance: 0.8 }] },
  chicken: { effects: [{ name: 'Hunger', ticks: 600, chance: 0.3 }] },
  spider_eye: { effects: [{ name: 'Poison', ticks: 100 }] },
  poisonous_potato: { effects: [{ name: 'Poison', ticks: 100, chance: 0.6 }] },
  pufferfish: {
    effects: [
      { name: 'Hunger', ticks: 300, amplifier: 2 },
      { name: 'Poison', ticks: 1200, amplifier: 1 },
      { name: 'Nausea', ticks: 300 },
    ],
  },
}

/** The items that can be taken in although they fill no stomach. */
const drinks: ReadonlySet<string> = new Set(['milk_bucket', 'potion'])

/** Tells what eating an item does; absent for what cannot be eaten or drunk from the hand. */
export function mealOf(itemName: string, isFood: boolean): Meal | undefined {
  if (itemName === 'cake' || (!isFood && !drinks.has(itemName))) return undefined
  return { ...plain, ...special[itemName] }
}
