import { keyOfSection, type WorldState } from './world-state.ts'

/** Colours of the land from above, row by row from north to south. */
export interface LandMap {
  /** North-west corner. */
  readonly x: number
  readonly z: number
  /** Blocks along an edge. */
  readonly size: number
  /** Red, green, blue and cover of each block; no cover where nothing is known. */
  readonly pixels: Uint8ClampedArray<ArrayBuffer>
}

/** Blocks above and below the bot in which the land is looked for. */
const heightBlocks = 40

/** Draws the land around the bot as it is seen from the sky, the higher the brighter. */
export function mapFromAbove(world: WorldState, size: number): LandMap | undefined {
  const { self } = world
  if (self === undefined) return undefined
  const [x = 0, y = 0, z = 0] = self.at.map(Math.floor)
  const [left, top] = [x - (size >> 1), z - (size >> 1)]
  const pixels = new Uint8ClampedArray(size * size * 4)
  const columns = new Map<string, Column>()
  for (let index = 0; index < size * size; index += 1) {
    const place = { x: left + (index % size), z: top + Math.floor(index / size) }
    const key = `${place.x >> 4},${place.z >> 4}`
    const column = columns.get(key) ?? columnAt(world, place, y)
    columns.set(key, column)
    const found = highestOf(world, column, ((place.z & 15) << 4) | (place.x & 15))
    if (found === undefined) continue
    const bright = 1 + Math.max(-0.4, Math.min(0.25, (found.y - y) * 0.03))
    for (const [part, shift] of [16, 8, 0].entries())
      pixels[index * 4 + part] = ((found.colour >> shift) & 255) * bright
    pixels[index * 4 + 3] = 255
  }
  return { x: left, z: top, size, pixels }
}

/** Sections one above the other, the highest first, with the height of the lowest block of each. */
type Column = readonly (readonly [lowest: number, states: Uint16Array])[]

function columnAt(
  { sections, dimension }: WorldState,
  { x, z }: { readonly x: number; readonly z: number },
  around: number,
): Column {
  const column: (readonly [number, Uint16Array])[] = []
  for (let y = (around + heightBlocks) >> 4; y >= (around - heightBlocks) >> 4; y -= 1) {
    const states = sections.get(keyOfSection(dimension, x >> 4, y, z >> 4))
    if (states) column.push([y * 16, states])
  }
  return column
}

function highestOf(
  { looks }: WorldState,
  column: Column,
  place: number,
): { readonly y: number; readonly colour: number } | undefined {
  for (const [lowest, states] of column)
    for (let layer = 15; layer >= 0; layer -= 1) {
      const look = looks.get(states[(layer << 8) | place] ?? 0)
      if (look) return { y: lowest + layer, colour: look.top }
    }
  return undefined
}
