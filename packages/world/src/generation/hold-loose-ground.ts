import type { BlockPalette } from './create-block-palette.ts'
import type { ColumnBuffer } from '../columns/create-column-buffer.ts'

/** Solid block in place of loose ground, and the greatest y at which there is any. */
export interface HoldLooseGroundOptions {
  readonly blocks: BlockPalette
  readonly top: number
}

/** Turns sand and gravel over a cave, dry or flooded, into stone; it would hang in the air until something moves next to it. */
export function holdLooseGround(
  { states, bounds }: ColumnBuffer,
  { blocks, top }: HoldLooseGroundOptions,
): void {
  const { sand, gravel, sandstone, stone, water } = blocks
  const end = ((top - bounds.minY + 1) << 8) - 1
  for (let index = 256; index <= end; index++) {
    const state = states[index]
    if (state !== sand && state !== gravel) continue
    const below = states[index - 256]
    if (below === 0 || below === water) states[index] = state === sand ? sandstone : stone
  }
}
