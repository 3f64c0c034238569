/** Some items that fall out of a block or a mob. */
export interface Drop {
  readonly name: string
  readonly count: number
}

/** A source of numbers from 0 up to, not including, 1. */
export type RandomSource = () => number

/** Enchantment levels by name, as `{ fortune: 3 }`. */
export type EnchantmentLevels = Readonly<Record<string, number>>

/** A whole number from `low` to `high`, both included. */
export function between(random: RandomSource, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** A list of one stack, or an empty list for none. */
export function some(name: string, count = 1): readonly Drop[] {
  return count > 0 ? [{ name, count }] : []
}
