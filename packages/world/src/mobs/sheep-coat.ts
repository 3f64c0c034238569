import type { MetadataValue } from '../context/entity.ts'
import type { RandomSource } from '../context/random-source.ts'

// The colours in the order of their numbers on the wire.
const colours: readonly string[] = [
  'white',
  'orange',
  'magenta',
  'light_blue',
  'yellow',
  'lime',
  'pink',
  'gray',
  'light_gray',
  'cyan',
  'purple',
  'blue',
  'brown',
  'green',
  'red',
  'black',
]

// https://minecraft.wiki/w/Sheep#Spawning
const chances: readonly (readonly [string, number])[] = [
  ['black', 0.05],
  ['gray', 0.05],
  ['light_gray', 0.05],
  ['brown', 0.03],
  ['pink', 0.00164],
]

const known: ReadonlySet<string> = new Set(colours)

/** Whether wool comes in a colour of a name. */
export function isCoatColour(name: string): boolean {
  return known.has(name)
}

const shornBit = 0x10

/** Draws the colour of a wild sheep. */
export function drawCoat(random: RandomSource): string {
  let roll = random()
  for (const [colour, chance] of chances) {
    if (roll < chance) return colour
    roll -= chance
  }
  return 'white'
}

/** Gives the metadata that shows a sheep's coat. */
export function coatMetadata(colour: string, { isShorn }: { readonly isShorn: boolean }): MetadataValue {
  return { type: 'byte', value: Math.max(0, colours.indexOf(colour)) | (isShorn ? shornBit : 0) }
}
