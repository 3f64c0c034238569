/** The horizontal sides of a block. */
export const chunkSides = ['north', 'south', 'west', 'east'] as const

/** A horizontal side of a block. */
export type ChunkSide = (typeof chunkSides)[number]

/** The side on the other side. */
export const oppositeSides: Readonly<Record<ChunkSide, ChunkSide>> = {
  north: 'south',
  south: 'north',
  west: 'east',
  east: 'west',
}

/** Index of the neighbour of a block at one of its sides; absent where the chunk ends. */
export function besideIndex(index: number, side: ChunkSide): number | undefined {
  const [x, z] = [index & 15, (index >> 4) & 15]
  switch (side) {
    case 'north':
      return z > 0 ? index - 16 : undefined
    case 'south':
      return z < 15 ? index + 16 : undefined
    case 'west':
      return x > 0 ? index - 1 : undefined
    case 'east':
      return x < 15 ? index + 1 : undefined
  }
}
