import nbt from 'prismarine-nbt'
import type { BlockData } from '../context/block-data.ts'
import { plainText } from '../context/plain-text.ts'
import type { Player } from '../context/player.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** Words on both sides of a sign, line by line. */
export interface Sign {
  readonly front: readonly string[]
  readonly back: readonly string[]
}

/** Numbers of a side's lines: https://minecraft.wiki/w/Sign */
export const lineNumbers: readonly number[] = [1, 2, 3, 4]

/** Characters of the longest line that is kept. */
export const longestLine = 90

/** Gives a sign without words. */
export const blankSign = (): Sign => ({ front: ['', '', '', ''], back: ['', '', '', ''] })

/** Data of a sign: two sides since 1.20; before, the lines of the front stand by themselves. */
export function signData(world: WorldContext, sign: Sign, onChange: (sign: Sign) => void): BlockData {
  const isTwoSided = world.isAtLeast('1.20')
  return {
    read: () =>
      isTwoSided
        ? { front_text: { messages: sign.front.map(json) }, back_text: { messages: sign.back.map(json) } }
        : Object.fromEntries(sign.front.map((line, index) => [`Text${index + 1}`, json(line)])),
    merge(data) {
      const lines = (side: 'front' | 'back'): readonly string[] => {
        const messages: unknown = Object(data[`${side}_text`])['messages']
        return lineNumbers.map((line, index) => {
          const given: unknown = Array.isArray(messages) ? messages[index] : data[`Text${line}`]
          const isOwn = typeof given === 'string' && (isTwoSided || side === 'front')
          return isOwn ? wordsOf(given) : (sign[side][index] ?? '')
        })
      }
      onChange({ front: lines('front'), back: lines('back') })
    },
  }
}

// Lines are text components, or plain words where they are none.
const wordsOf = (line: string): string => (/^["[{]/.test(line) ? plainText(line) : line).slice(0, longestLine)

// Numbers of the sign among the block entities, before and since 1.18.
const oldAction = 9
const entityType = 7

/** Shows a player what is written on a sign. */
export function showSign(
  world: WorldContext,
  player: Player,
  { place, sign }: { readonly place: Place; readonly sign: Sign },
): void {
  const { x, y, z } = place
  player.send('tile_entity_data', {
    location: { x, y, z },
    action: world.isAtLeast('1.18') ? entityType : oldAction,
    nbtData: nbt.comp({
      id: nbt.string('minecraft:sign'),
      x: nbt.int(x),
      y: nbt.int(y),
      z: nbt.int(z),
      ...(world.isAtLeast('1.20')
        ? { front_text: messages(sign.front), back_text: messages(sign.back), is_waxed: nbt.byte(0) }
        : Object.fromEntries(sign.front.map((line, index) => [`Text${index + 1}`, nbt.string(json(line))]))),
    }),
  })
}

const json = (text: string): string => JSON.stringify({ text })

const messages = (lines: readonly string[]): ReturnType<typeof nbt.comp> =>
  nbt.comp({
    messages: nbt.list(nbt.string(lines.map(json))),
    color: nbt.string('black'),
    has_glowing_text: nbt.byte(0),
  })
