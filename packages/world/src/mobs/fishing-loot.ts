import type { RandomSource } from '../context/random-source.ts'
import type { ItemStack } from '../items/item-stack.ts'

type Weighted = readonly (readonly [name: string, weight: number])[]

// Weights of https://minecraft.wiki/w/Fishing#Junk_and_treasure, without enchantments on what is caught.
const FISH: Weighted = [
  ['cod', 60],
  ['salmon', 25],
  ['pufferfish', 13],
  ['tropical_fish', 2],
]
const JUNK: Weighted = [
  ['lily_pad', 17],
  ['leather', 10],
  ['leather_boots', 10],
  ['rotten_flesh', 10],
  ['bowl', 10],
  ['fishing_rod', 2],
  ['string', 5],
  ['stick', 5],
  ['bone', 10],
  ['tripwire_hook', 10],
]
const TREASURE: Weighted = [
  ['bow', 1],
  ['fishing_rod', 1],
  ['name_tag', 1],
  ['nautilus_shell', 1],
  ['saddle', 1],
]

const JUNK_CHANCE = 0.1
const TREASURE_CHANCE = 0.05

/** Draws what hangs on the hook. */
export function fishingLoot(random: RandomSource): ItemStack {
  const kind = random()
  const table = kind < TREASURE_CHANCE ? TREASURE : kind < TREASURE_CHANCE + JUNK_CHANCE ? JUNK : FISH
  return { name: pick(table, random), count: 1 }
}

function pick(table: Weighted, random: RandomSource): string {
  let left = random() * table.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of table) {
    left -= weight
    if (left < 0) return name
  }
  return 'cod'
}
