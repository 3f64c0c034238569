import { z } from 'zod'
import {
  blankSign,
  lineNumbers,
  longestLine,
  showSign,
  signData,
  type Sign,
} from '../block-entities/sign-text.ts'
import { placeKeyShape } from '../context/kept-shapes.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import type { Player } from '../context/player.ts'
import { distanceBetween, parsePlaceKey, placeKey, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { SentColumn } from '../context/world-hooks.ts'
import { readBlockPlace, readText } from '../protocol/read-packet.ts'

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
        const sign = { ...blankSign(), ...signs.get(key), [side]: lines }
        signs.set(key, sign)
        for (const other of world.players)
          if (other.position.dimension === place.dimension) showSign(world, other, { place, sign })
      },
    },
    dataAt(world, place) {
      if (!isSign(world.blocks.at(place).name)) return undefined
      const key = placeKey(place)
      return signData(world, signs.get(key) ?? blankSign(), (sign) => {
        signs.set(key, sign)
        for (const other of world.players)
          if (other.position.dimension === place.dimension) showSign(world, other, { place, sign })
      })
    },
    blockChanged(_world, { position, before, after }) {
      if (isSign(before.name) && !isSign(after.name)) signs.delete(placeKey(position))
    },
    columnSent: (world, sent) => showColumn(world, signs, sent),
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

function showColumn(
  world: WorldContext,
  signs: ReadonlyMap<string, Sign>,
  { player, column: { dimension, chunkX, chunkZ } }: SentColumn,
): void {
  for (const [key, sign] of signs) {
    const place = parsePlaceKey(key)
    const isInside =
      place.dimension === dimension &&
      Math.floor(place.x) >> 4 === chunkX &&
      Math.floor(place.z) >> 4 === chunkZ
    if (isInside) showSign(world, player, { place, sign })
  }
}

const isSign = (name: string): boolean => /(^|_)sign$/.test(name)
