import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { SeededRandom } from './create-random.ts'
import type { NetherPalette } from './nether-palette.ts'

// Name, veins per chunk, blocks per vein, lowest and highest y: https://minecraft.wiki/w/Ore_(feature)#The_Nether
const veins: readonly (readonly [
  ore: keyof NetherPalette,
  count: number,
  size: number,
  minY: number,
  maxY: number,
])[] = [
  ['quartzOre', 16, 14, 10, 117],
  ['goldOre', 10, 10, 10, 117],
  ['magma', 4, 20, 27, 36],
  ['debris', 1, 3, 8, 24],
]

/** Replaces netherrack by ores; veins end at the border of their chunk. */
export function placeNetherOres(
  { states }: ColumnBuffer,
  { blocks, random }: { readonly blocks: NetherPalette; readonly random: SeededRandom },
): void {
  for (const [ore, count, size, minY, maxY] of veins) {
    for (let vein = 0; vein < count; vein++) {
      let x = random.between(0, 15)
      let y = random.between(minY, maxY)
      let z = random.between(0, 15)
      for (let block = 0; block < size; block++) {
        const at = (y << 8) | (z << 4) | x
        if (states[at] === blocks.netherrack && blocks[ore] !== 0) states[at] = blocks[ore]
        const step = random.between(-1, 1)
        const axis = random.between(0, 2)
        if (axis === 0) x = Math.max(0, Math.min(15, x + step))
        else if (axis === 1) y = Math.max(minY, Math.min(maxY, y + step))
        else z = Math.max(0, Math.min(15, z + step))
      }
    }
  }
}
