import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { SeededRandom } from '../create-random.ts'
import type { NetherBlock, NetherPalette } from './nether-palette.ts'
import { roof } from './nether-heights.ts'
import { veinHeight, type OreVein } from '../ore-layout.ts'
import { placeScatteredOre } from '../place-scattered-ore.ts'
import { placeVein } from '../place-vein.ts'

// Name, veins per chunk, vein size, lowest and highest y: https://minecraft.wiki/w/Ore_(feature)#The_Nether
const veins: readonly (readonly [
  ore: NetherBlock,
  count: number,
  size: number,
  minY: number,
  maxY: number,
])[] = [
  ['quartzOre', 16, 14, 10, 117],
  ['goldOre', 10, 10, 10, 117],
  ['magma', 4, 33, 27, 36],
]

// Debris at most, once a chunk, and its heights: https://minecraft.wiki/w/Ancient_Debris#Natural_generation
const strewn: readonly (Pick<OreVein, 'spread' | 'minY' | 'maxY'> & { readonly most: number })[] = [
  { most: 3, spread: 'peak', minY: 8, maxY: 24 },
  { most: 2, spread: 'even', minY: 8, maxY: 119 },
]

/** Replaces netherrack by ores. */
export function placeNetherOres(
  buffer: ColumnBuffer,
  { blocks, random }: { readonly blocks: NetherPalette; readonly random: SeededRandom },
): void {
  const turnInto =
    (ore: NetherBlock) =>
    (state: number): number =>
      state === blocks.netherrack ? blocks[ore] : 0
  for (const [ore, count, size, minY, maxY] of veins) {
    for (let index = 0; index < count; index++) {
      placeVein(buffer, {
        size,
        hidden: 0,
        replace: turnInto(ore),
        top: roof,
        random,
        x: random.between(0, 15),
        y: random.between(minY, maxY),
        z: random.between(0, 15),
      })
    }
  }
  for (const { most, ...heights } of strewn) {
    placeScatteredOre(buffer, {
      most,
      random,
      replace: turnInto('debris'),
      x: random.between(0, 15),
      y: veinHeight(heights, random),
      z: random.between(0, 15),
    })
  }
}
