import type { Bot } from 'mineflayer'
import { woolOf } from '@voyager-mc/observation/mineflayer'

const colours = [
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
] as const

/** A colour of sheep. */
export type SheepColour = (typeof colours)[number]

/** Reads `white_sheep` as a sheep of that colour. */
export function colouredSheep(name: string): SheepColour | undefined {
  return colours.find((colour) => name === `${colour}_sheep`)
}

/** Colour of a sheep's coat, shorn or not. */
export function coatColour(bot: Bot, entity: Bot['entity']): SheepColour | undefined {
  // The low four bits; a sheep of which nothing was told is white.
  return colours[(woolOf(bot, entity) ?? 0) & 15]
}
