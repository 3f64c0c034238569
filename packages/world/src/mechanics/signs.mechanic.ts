import nbt from 'prismarine-nbt'
import { z } from 'zod'
import { plainText } from '../commands/plain-text.ts'
import type { BlockData } from '../context/block-data.ts'
import { placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { readBlockPlace, readText } from '../protocol/read-packet.ts'

interface Sign {
  front: readonly string[]
  back: readonly string[]
}

// https://minecraft.wiki/w/Sign
const lineNumbers = [1, 2, 3, 4]
const longestLine = 90
const reachBlocks = 8

const linesShape = z.array(z.string().max(longestLine)).length(lineNumbers.length)

/** Lets players write on signs, and shows everybody what is written. */
export function createSigns(): Mechanic {
  const signs = new Map<string, Sign>()
  // The sign that each player may write on.
  const editing = new Map<Player, string>()
  const edit = (world: WorldContext, player: Player, position: Place): void => {
    editing.set(player, placeKey(position))
    player.send('open_sign_entity', { location: position, isFrontText: true })
  }
  return {
    name: 'signs',
    start(world) {
      world.events.on('block-place', ({ player, position, state }) => {
        if (isSign(state.name)) edit(world, player, position)
      })
    },
    useBlock(world, { player, position, state }) {
      // Since 1.20 what is written can be changed.
      if (!isSign(state.name) || !world.isAtLeast('1.20')) return false
      edit(world, player, position)
      return true
    },
    packets: {
      update_sign(world, player, packet) {
        const place = readBlockPlace(player, packet)
        if (!place || distanceBetween(place, player.position) > reachBlocks) return
        const key = placeKey(place)
        if (!isSign(world.blocks.at(place).name) || editing.get(player) !== key) return
        editing.delete(player)
        const lines = lineNumbers.map((line) => (readText(packet, `text${line}`) ?? '').slice(0, longestLine))
        const side = packet['isFrontText'] === false ? 'back' : 'front'
        const sign = { ...blank(), ...signs.get(key), [side]: lines }
        signs.set(key, sign)
        for (const other of world.players)
          if (other.position.dimension === place.dimension) show(world, other, { place, sign })
      },
    },
    dataAt(world, place) {
      if (!isSign(world.blocks.at(place).name)) return undefined
      const key = placeKey(place)
      return signData(world, signs.get(key) ?? blank(), (sign) => {
        signs.set(key, sign)
        for (const other of world.players)
          if (other.position.dimension === place.dimension) show(world, other, { place, sign })
      })
    },
    blockChanged(_world, { position, before, after }) {
      if (isSign(before.name) && !isSign(after.name)) signs.delete(placeKey(position))
    },
    columnSent(world, { player, column: { dimension, chunkX, chunkZ } }) {
      for (const [key, sign] of signs) {
        const place = parsePlaceKey(key)
        const isInside =
          place.dimension === dimension &&
          Math.floor(place.x) >> 4 === chunkX &&
          Math.floor(place.z) >> 4 === chunkZ
        if (isInside) show(world, player, { place, sign })
      }
    },
    playerLeft: (_world, player) => {
      editing.delete(player)
    },
    kept: keptState({
      schema: z.array(z.object({ key: placeKeyShape, front: linesShape, back: linesShape })),
      save: () => [...signs].map(([key, { front, back }]) => ({ key, front: [...front], back: [...back] })),
      load(_world, kept) {
        signs.clear()
        for (const { key, ...sign } of kept) signs.set(key, sign)
      },
    }),
  }
}

// Two sides since 1.20; before, the lines of the front stand by themselves.
function signData(world: WorldContext, sign: Sign, onChange: (sign: Sign) => void): BlockData {
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

const isSign = (name: string): boolean => /(^|_)sign$/.test(name)

const blank = (): Sign => ({ front: ['', '', '', ''], back: ['', '', '', ''] })

// Numbers of the sign among the block entities, before and since 1.18.
const oldAction = 9
const entityType = 7

function show(
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
