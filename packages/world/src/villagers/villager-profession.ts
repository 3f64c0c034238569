import type { MetadataValue } from '../context/entity.ts'
import type { RandomSource } from '../context/random-source.ts'
import { professions } from './villager-trades.ts'

// The places of the professions in the game's registry, the same in every version that has them.
const numbers: readonly string[] = [
  'none',
  'armorer',
  'butcher',
  'cartographer',
  'cleric',
  'farmer',
  'fisherman',
  'fletcher',
  'leatherworker',
  'librarian',
  'mason',
  'nitwit',
  'shepherd',
  'toolsmith',
  'weaponsmith',
]

// Clothes of the plains and the badge of a master.
const plains = 2
const master = 5

/** Draws a profession that has trades. */
export function drawProfession(random: RandomSource): string {
  return professions[Math.floor(random() * professions.length)] ?? 'farmer'
}

/** Gives the metadata that shows a villager's profession. */
export function professionMetadata(profession: string): MetadataValue {
  const villagerProfession = Math.max(0, numbers.indexOf(profession))
  return { type: 'villager_data', value: { villagerType: plains, villagerProfession, level: master } }
}
