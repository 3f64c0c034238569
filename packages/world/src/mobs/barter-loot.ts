import { randomInteger, type RandomSource } from '../context/random-source.ts'
import type { ItemStack } from '../items/item-stack.ts'

type Offer = readonly [weight: number, least: number, most: number, item: Omit<ItemStack, 'count'>]

// Java Edition from 1.16.2 on, weights of 459 in all: https://minecraft.wiki/w/Bartering#Items
const offers: readonly Offer[] = [
  [5, 1, 1, { name: 'enchanted_book', enchantments: [{ name: 'soul_speed', level: 2 }] }],
  [8, 1, 1, { name: 'iron_boots', enchantments: [{ name: 'soul_speed', level: 2 }] }],
  [8, 1, 1, { name: 'potion', potion: 'fire_resistance' }],
  [8, 1, 1, { name: 'splash_potion', potion: 'fire_resistance' }],
  [10, 1, 1, { name: 'potion', potion: 'water' }],
  [10, 10, 36, { name: 'iron_nugget' }],
  [10, 2, 4, { name: 'ender_pearl' }],
  [20, 3, 9, { name: 'string' }],
  [20, 5, 12, { name: 'quartz' }],
  [40, 1, 1, { name: 'obsidian' }],
  [40, 1, 3, { name: 'crying_obsidian' }],
  [40, 1, 1, { name: 'fire_charge' }],
  [40, 2, 4, { name: 'leather' }],
  [40, 2, 8, { name: 'soul_sand' }],
  [40, 2, 8, { name: 'nether_brick' }],
  [40, 6, 12, { name: 'spectral_arrow' }],
  [40, 8, 16, { name: 'gravel' }],
  [40, 8, 16, { name: 'blackstone' }],
]

const total = offers.reduce((sum, [weight]) => sum + weight, 0)

/** Draws what a piglin gives for an ingot of gold. */
export function drawBarter(random: RandomSource): ItemStack {
  let roll = random() * total
  for (const [weight, minimum, maximum, item] of offers) {
    roll -= weight
    if (roll < 0) return { ...item, count: randomInteger(random, { minimum, maximum }) }
  }
  return { name: 'gravel', count: 8 }
}
