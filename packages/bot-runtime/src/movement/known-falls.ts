import { cellKey } from '../bot/cell-key.ts'
import type { SearchBlock } from './search-block.ts'

/** Ends of the falls that a search has looked into; each column is climbed down once, not from every neighbour and height. */
export interface KnownFalls {
  /** First block from there down that a body does not fall through; undefined when there is none above the floor of the world. */
  endBelow(this: void, from: FallStart): SearchBlock | undefined
}

export interface FallStart {
  readonly x: number
  readonly y: number
  readonly z: number
  /** Lowest height of the world, which is not looked at. */
  readonly minY: number
}

interface Fall {
  /** From here to the end all is open. */
  readonly top: number
  readonly bottom: number
  readonly end: SearchBlock | undefined
}

/** Creates a memory that asks for each block by its height. */
export function createKnownFalls(blockAt: (x: number, y: number, z: number) => SearchBlock): KnownFalls {
  const falls = new Map<number, Fall>()
  return {
    endBelow({ x, y: top, z, minY }) {
      const key = cellKey(x, 0, z)
      const known = falls.get(key)
      let y = top
      for (; y > minY; y -= 1) {
        if (known && y <= known.top && y >= known.bottom) {
          if (top > known.top) falls.set(key, { ...known, top })
          return known.end
        }
        const block = blockAt(x, y, z)
        if (block.physical || !block.safe || block.liquid) {
          falls.set(key, { top, bottom: y, end: block })
          return block
        }
      }
      falls.set(key, { top, bottom: y, end: undefined })
      return undefined
    },
  }
}
