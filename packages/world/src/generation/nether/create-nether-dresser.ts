import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { createNoise } from '../create-noise.ts'
import { createRandom } from '../create-random.ts'
import { hash2 } from '../hash2.ts'
import type { NetherPalette } from './nether-palette.ts'
import { growTwistingVines, hangWeepingVines } from './grow-nether-vines.ts'
import { laySoulValley } from './lay-soul-valley.ts'
import { lavaLevel } from './nether-heights.ts'
import type { NetherGround } from './nether-ground.ts'
import { plantNetherForest } from './plant-nether-forest.ts'

const patchBlocks = 14

/** Chunk of the Nether that is dressed, with the ground of its columns at `z << 4 | x`. */
export interface DressNetherLandsOptions {
  readonly chunkX: number
  readonly chunkZ: number
  readonly grounds: readonly NetherGround[]
}

/**
 * A seed's ground and plants of crimson forests and soul sand valleys, and vines of warped forests. They are drawn from
 * streams of their own after everything else, so that all the rest stays where it would be without them.
 */
export function createNetherDresser({
  blocks,
  seed,
}: {
  readonly blocks: NetherPalette
  readonly seed: number
}): (buffer: ColumnBuffer, options: DressNetherLandsOptions) => void {
  const patches = createNoise(seed ^ 0x99f1)
  return (buffer, { chunkX, chunkZ, grounds }) => {
    const lands = new Set(grounds.map(({ land }) => land))
    const streamOf = (salt: number): ReturnType<typeof createRandom> =>
      createRandom(hash2(seed ^ salt, chunkX, chunkZ))
    if (lands.has('warped_forest')) growTwistingVines(buffer, { blocks, random: streamOf(0x7b13), grounds })
    if (lands.has('crimson_forest')) {
      const random = streamOf(0x7c24)
      layCrimsonNylium(buffer, { blocks, grounds })
      plantNetherForest(buffer, { blocks, random, forest: 'crimson_forest' })
      hangWeepingVines(buffer, { blocks, random, grounds })
    }
    if (lands.has('soul_sand_valley')) {
      const patchAt = (column: number): number => {
        const [x, z] = [chunkX * 16 + (column & 15), chunkZ * 16 + (column >> 4)]
        return patches.plane(x / patchBlocks, z / patchBlocks)
      }
      laySoulValley(buffer, { blocks, random: streamOf(0x7d35), grounds, patchAt })
    }
  }
}

// Ores that lie open stay so.
function layCrimsonNylium(
  { states }: ColumnBuffer,
  { blocks, grounds }: { readonly blocks: NetherPalette; readonly grounds: readonly NetherGround[] },
): void {
  const replaced = new Set([blocks.netherrack, blocks.soulSand, blocks.gravel])
  for (const [column, { land, floor, ceiling }] of grounds.entries()) {
    if (land !== 'crimson_forest' || floor <= lavaLevel || floor + 1 >= ceiling) continue
    const index = (floor << 8) | column
    if (replaced.has(states[index] ?? 0)) states[index] = blocks.crimsonNylium
  }
}
