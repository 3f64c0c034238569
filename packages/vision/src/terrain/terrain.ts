import type { Position } from '@voyager-mc/core'
import type { BlockLook } from '../blocks/block-look.ts'
import { cellIndex, sectionCells, sectionKey, type TerrainNews } from './section.ts'

/** Blocks of a world as they were told, for the one who draws them. */
export interface Terrain {
  readonly looks: ReadonlyMap<number, BlockLook>
  /** Takes over what is new. */
  learn(this: void, news: TerrainNews): void
  /** The sections around a place as one cube. */
  windowAround(this: void, place: Position, rangeBlocks: number): TerrainWindow
}

/** Cube of sections with the viewer in its middle. */
export interface TerrainWindow {
  /** Coordinates of its lowest section. */
  readonly x: number
  readonly y: number
  readonly z: number
  /** Sections along an edge. */
  readonly size: number
  /** States of the sections, x first, then z, then y; undefined is air. */
  readonly sections: readonly (Uint16Array | undefined)[]
  /** Lowest and highest block that may not be air; the lower is greater when there is none. */
  readonly lowest: number
  readonly highest: number
}

/** Creates a terrain without any blocks. */
export function createTerrain(): Terrain {
  const sections = new Map<string, Uint16Array>()
  const looks = new Map<number, BlockLook>()
  let dimension: string | undefined
  return {
    looks,
    learn(news) {
      if (news.dimension !== dimension) sections.clear()
      dimension = news.dimension
      for (const [state, look] of news.looks) looks.set(state, look)
      for (const { x, y, z, states } of news.sections) {
        if (states) sections.set(sectionKey(x, y, z), states)
        else sections.delete(sectionKey(x, y, z))
      }
      for (const [x, y, z, state] of news.changes) {
        const key = sectionKey(x >> 4, y >> 4, z >> 4)
        const states = sections.get(key) ?? new Uint16Array(sectionCells)
        states[cellIndex(x, y, z)] = state
        sections.set(key, states)
      }
    },
    windowAround({ x, y, z }, rangeBlocks) {
      const reach = (Math.ceil(rangeBlocks) >> 4) + 1
      const [lowX, lowY, lowZ] = [x, y, z].map((value) => (Math.floor(value) >> 4) - reach)
      return cutWindow(sections, { x: lowX ?? 0, y: lowY ?? 0, z: lowZ ?? 0, size: 2 * reach + 1 })
    },
  }
}

function cutWindow(
  all: ReadonlyMap<string, Uint16Array>,
  { x, y, z, size }: Omit<TerrainWindow, 'sections' | 'lowest' | 'highest'>,
): TerrainWindow {
  const sections: (Uint16Array | undefined)[] = []
  let [lowest, highest] = [Infinity, -Infinity]
  for (let dy = 0; dy < size; dy += 1) {
    for (let dz = 0; dz < size; dz += 1) {
      for (let dx = 0; dx < size; dx += 1) {
        const states = all.get(sectionKey(x + dx, y + dy, z + dz))
        sections.push(states)
        if (states === undefined) continue
        lowest = Math.min(lowest, (y + dy) * 16)
        highest = Math.max(highest, (y + dy) * 16 + 15)
      }
    }
  }
  return { x, y, z, size, sections, lowest, highest }
}
