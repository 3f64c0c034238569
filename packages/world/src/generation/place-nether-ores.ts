import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { SeededRandom } from './create-random.ts'
import type { NetherPalette } from './nether-palette.ts'
import { placeVein } from './place-vein.ts'

// Name, veins per chunk, vein size, lowest and highest y, share left out beside air:
// https://minecraft.wiki/w/Ore_(feature)#The_Nether
const veins: readonly (readonly [
  ore: Exclude<keyof NetherPalette, 'warts'>,
  count: number,
  size: number,
  minY: number,
  maxY: number,
  hidden: number,
])[] = [
  ['quartzOre', 16, 14, 10, 117, 0],
  ['goldOre', 10, 10, 10, 117, 0],
  ['magma', 4, 33, 27, 36, 0],
  ['debris', 1, 3, 8, 24, 1],
  ['debris', 1, 2, 8, 119, 1],
]

const roof = 127

/** Replaces netherrack by ores. */
export function placeNetherOres(
  buffer: ColumnBuffer,
  { blocks, random }: { readonly blocks: NetherPalette; readonly random: SeededRandom },
): void {
  for (const [ore, count, size, minY, maxY, hidden] of veins) {
    const replace = (state: number): number => (state === blocks.netherrack ? blocks[ore] : 0)
    for (let index = 0; index < count; index++) {
      placeVein(buffer, {
        size,
        hidden,
        replace,
        top: roof,
        random,
        x: random.between(0, 15),
        y: random.between(minY, maxY),
        z: random.between(0, 15),
      })
    }
  }
}
