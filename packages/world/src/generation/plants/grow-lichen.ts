import type { Registry } from '../../registry/registry.ts'
import { lowestCaveLevel } from '../caves/cave-regions.ts'
import { besideIndex, chunkSides } from './chunk-sides.ts'
import { firstState } from '../create-block-palette.ts'
import { naturalStates } from '../natural-states.ts'
import type { WildGrower, WildLand } from './wild-land.ts'

// https://minecraft.wiki/w/Glow_Lichen#Natural_generation: anywhere in caves. Its light keeps monsters away, so there
// is less of it than in the game, whose caves are far wider.
const triesPerChunk = 10
const coverBlocks = 13
const reach = 5
const faces = [...chunkSides, 'up', 'down'] as const

type Face = (typeof faces)[number]

/** Grows glow lichen on floors, walls and ceilings of caves, from 1.17 on. */
export function lichenGrower(registry: Registry): WildGrower {
  const lichens = new Map(faces.map((face) => [face, firstState(registry, 'glow_lichen', { [face]: true })]))
  const rock = naturalStates(registry)
  return (land) => {
    const { states, map, bounds, random } = land
    if ((lichens.get('up') ?? 0) === 0) return
    for (let tries = 0; tries < triesPerChunk; tries += 1) {
      const column = random.between(0, 255)
      const end = map.at(column & 15, column >> 4).height - coverBlocks - bounds.minY
      let level = random.between(lowestCaveLevel, end)
      const face = faces[random.between(0, faces.length - 1)] ?? 'down'
      while (level < end && states[(level << 8) | column] !== 0) level += 1
      if (level >= end) continue
      const index = lastFree(land, (level << 8) | column, face)
      const holder = index === undefined ? undefined : beside(index, face)
      if (index !== undefined && holder !== undefined && rock.has(states[holder] ?? 0))
        states[index] = lichens.get(face) ?? 0
    }
  }
}

/** The last free block from a free one on in a direction; absent when nothing ends it within reach. */
function lastFree({ states }: WildLand, from: number, face: Face): number | undefined {
  let index = from
  for (let steps = 0; steps < reach; steps += 1) {
    const next = beside(index, face)
    if (next === undefined) return undefined
    if (states[next] !== 0) return index
    index = next
  }
  return undefined
}

function beside(index: number, face: Face): number | undefined {
  if (face === 'up') return index + 256
  return face === 'down' ? index - 256 : besideIndex(index, face)
}
