import { createRandomSource, randomInteger } from '../context/random-source.ts'
import type { Enchantment, ItemStack } from '../items/item-stack.ts'
import { enchantability, type EnchantmentRule } from '../rules/index.ts'
import { drawEnchantments } from './draw-enchantments.ts'

/** Offer of an enchanting table. */
export interface EnchantingOffer {
  /** Levels that the player must have; lapis and levels taken are the offer's place, 1 to 3. */
  readonly level: number
  readonly enchantments: readonly Enchantment[]
  /** The enchantment that the window tells. */
  readonly clue: Enchantment
}

/** Basis of a table's offers. */
export interface OfferBasis {
  readonly stack: ItemStack | undefined
  readonly bookshelves: number
  /** The player's seed; the same seed makes the same offers. */
  readonly seed: number
  readonly rules: readonly EnchantmentRule[]
}

const places = [0, 1, 2]
const mostBookshelves = 15

/** The three offers of an enchanting table for an item; a place without an offer is absent. */
export function enchantingOffers(basis: OfferBasis): readonly (EnchantingOffer | undefined)[] {
  const { stack, seed, rules } = basis
  if (!stack || stack.enchantments?.length || stack.count !== 1 || enchantability(stack.name) === 0) return []
  const levels = offeredLevels(basis)
  return places.map((place) => {
    const level = levels[place] ?? 0
    if (level < place + 1) return undefined
    const random = createRandomSource(seed + place)
    const enchantments = drawEnchantments({ item: stack.name, level, rules, random })
    const clue = enchantments[randomInteger(random, { minimum: 0, maximum: enchantments.length - 1 })]
    return clue && { level, enchantments, clue }
  })
}

// https://minecraft.wiki/w/Enchanting_mechanics#Basic_mechanics
function offeredLevels({ bookshelves, seed }: OfferBasis): readonly number[] {
  const random = createRandomSource(seed)
  const shelves = Math.min(mostBookshelves, bookshelves)
  return places.map((place) => {
    const base =
      randomInteger(random, { minimum: 1, maximum: 8 }) +
      Math.floor(shelves / 2) +
      randomInteger(random, { minimum: 0, maximum: shelves })
    if (place === 0) return Math.max(1, Math.floor(base / 3))
    return place === 1 ? Math.floor((base * 2) / 3) + 1 : Math.max(base, shelves * 2)
  })
}
