import { faceOffsets } from '../context/faces.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { centreOf, offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { readBlockPlace, readNumber } from '../protocol/read-packet.ts'
import { playSound } from '../protocol/sound-packet.ts'

const notes = 25
const startDigging = 0

// Instruments by what stands below, their numbers on the wire in this order: https://minecraft.wiki/w/Note_Block
const instruments: readonly (readonly [sound: string, ground: RegExp])[] = [
  ['harp', /^$/],
  ['basedrum', /stone|netherrack|obsidian|quartz|sandstone|ore$|brick|concrete$|bedrock/],
  ['snare', /^(red_)?sand$|gravel|_concrete_powder$/],
  ['hat', /glass|sea_lantern|beacon/],
  ['bass', /planks|log$|_wood$|_stem$|hyphae$|chest$|bookshelf|crafting_table|barrel|_fence$/],
  ['flute', /^clay$/],
  ['bell', /^gold_block$/],
  ['guitar', /_wool$/],
  ['chime', /^packed_ice$/],
  ['xylophone', /^bone_block$/],
  ['iron_xylophone', /^iron_block$/],
  ['cow_bell', /^soul_sand$/],
  ['didgeridoo', /^pumpkin$/],
  ['bit', /^emerald_block$/],
  ['banjo', /^hay_block$/],
  ['pling', /^glowstone$/],
]

/** Lets note blocks be tuned by a click and sound when they are struck. */
export function createNoteBlocks(): Mechanic {
  return {
    name: 'note-blocks',
    useBlock(world, { position, state }) {
      if (state.name !== 'note_block') return false
      world.blocks.update(position, { note: (Number(state.properties['note'] ?? 0) + 1) % notes })
      ring(world, position)
      return true
    },
    powered(world, { position, state, isPowered }) {
      if (state.name !== 'note_block' || isPowered === (state.properties['powered'] === true)) return
      world.blocks.update(position, { powered: isPowered })
      if (isPowered) ring(world, position)
    },
    blockChanged(world, { position }) {
      for (const place of [position, offsetBy(position, faceOffsets.up)]) {
        if (!world.blocks.isLoaded(place) || world.blocks.at(place).name !== 'note_block') continue
        world.blocks.update(place, { instrument: instruments[instrumentAt(world, place)]?.[0] ?? 'harp' })
      }
    },
    packets: {
      block_dig(world, player, packet) {
        const place = readBlockPlace(player, packet)
        if (readNumber(packet, 'status') !== startDigging || !place) return
        if (world.blocks.isLoaded(place) && world.blocks.at(place).name === 'note_block') ring(world, place)
      },
    },
  }
}

function ring(world: WorldContext, place: Place): void {
  if (!world.blocks.at(offsetBy(place, faceOffsets.up)).isAir) return
  const number = instrumentAt(world, place)
  const [sound] = instruments[number] ?? ['harp']
  const note = Number(world.blocks.at(place).properties['note'] ?? 0)
  playSound(world, centreOf(place), {
    name: `block.note_block.${sound}`,
    category: 'record',
    volume: 3,
    pitch: 2 ** ((note - 12) / 12),
  })
  for (const player of world.players) {
    if (player.position.dimension !== place.dimension) continue
    const blockId = world.blocks.at(place).typeId
    player.send('block_action', { location: place, byte1: number, byte2: note, blockId })
  }
}

function instrumentAt(world: WorldContext, place: Place): number {
  const { name } = world.blocks.at(offsetBy(place, faceOffsets.down))
  return Math.max(
    0,
    instruments.findIndex(([, pattern]) => pattern.test(name)),
  )
}
