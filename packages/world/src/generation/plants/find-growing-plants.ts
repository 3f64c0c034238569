import type { BlockPalette } from '../create-block-palette.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { BlockPosition } from '../../columns/chunk-column.ts'

/** Finds the cactus and sugar cane of a filled column. */
export function findGrowingPlants(
  { states, bounds }: ColumnBuffer,
  { cactus, sugarCane }: Pick<BlockPalette, 'cactus' | 'sugarCane'>,
): readonly BlockPosition[] {
  const found: BlockPosition[] = []
  for (const plant of [cactus, sugarCane]) {
    for (let index = states.indexOf(plant); index >= 0; index = states.indexOf(plant, index + 1)) {
      found.push({ x: index & 15, y: (index >> 8) + bounds.minY, z: (index >> 4) & 15 })
    }
  }
  return found
}
