import type { RandomSource } from '../context/random-source.ts'
import type { ItemStack } from '../items/item-stack.ts'

type Weighted = readonly (readonly [name: string, weight: number])[]

// Weights of https://minecraft.wiki/w/Fishing#Junk_and_treasure, without enchantments on what is caught.
const fish: Weighted = [
  ['cod', 60],
  ['salmon', 25],
  ['pufferfish', 13],
  ['tropical_fish', 2],
]
const junk: Weighted = [
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
const treasure: Weighted = [
  ['bow', 1],
  ['fishing_rod', 1],
  ['name_tag', 1],
  ['nautilus_shell', 1],
  ['saddle', 1],
]

const junkChance = 0.1
const treasureChance = 0.05

/** Draws what hangs on the hook. */
export function fishingLoot(random: RandomSource): ItemStack {
  const kind = random()
  const table = kind < treasureChance ? treasure : kind < treasureChance + junkChance ? junk : fish
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
