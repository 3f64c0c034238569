import type { BlockPalette } from './create-block-palette.ts'
import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import { seaLevel } from './create-terrain.ts'
import type { GroundMap } from './ground-map.ts'
import { createRandom } from './create-random.ts'
import { hash2 } from './hash2.ts'

/** Ground in which a lake may lie. */
export interface PourLavaLakeOptions {
  readonly seed: number
  readonly blocks: BlockPalette
  readonly map: GroundMap
}

// One chunk in this many: rare enough for a safe walk, near enough for a bucket of lava. Compare the game's 1 in 200
// on the surface and 1 in 9 below ground: https://minecraft.wiki/w/Lake
const chunksPerLake = 48

/** Whether a chunk gets a lake where its ground is flat; nothing else should stand there. */
export function mayHoldLavaLake(
  seed: number,
  { chunkX, chunkZ }: { chunkX: number; chunkZ: number },
): boolean {
  return hash2(seed ^ 0x1a7a, chunkX, chunkZ) % chunksPerLake === 0
}

/** Pours a small round lake of lava, rimmed with stone, into the flat ground of a few chunks. */
export function pourLavaLake(
  { states, bounds }: ColumnBuffer,
  { seed, blocks, map }: PourLavaLakeOptions,
): void {
  if (!mayHoldLavaLake(seed, { chunkX: map.x / 16, chunkZ: map.z / 16 })) return
  const random = createRandom(hash2(seed ^ 0x1a7b, map.x, map.z))
  const centreX = random.between(6, 9)
  const centreZ = random.between(6, 9)
  const level = map.at(centreX, centreZ).height
  if (level <= seaLevel || !isLevel(map, level)) return
  const radius = random.between(3, 4)
  for (let z = 0; z < 16; z++) {
    for (let x = 0; x < 16; x++) {
      const distance = (x - centreX) * (x - centreX) + (z - centreZ) * (z - centreZ)
      if (distance > (radius + 1) * (radius + 1)) continue
      const isRim = distance > radius * radius
      const index = ((level - bounds.minY) << 8) | (z << 4) | x
      states[index - 512] = blocks.stone
      states[index - 256] = isRim || distance > 4 ? blocks.stone : blocks.lava
      states[index] = isRim ? blocks.stone : blocks.lava
      states[index + 256] = 0
    }
  }
}

function isLevel(map: GroundMap, level: number): boolean {
  for (let z = 1; z < 15; z++) {
    for (let x = 1; x < 15; x++) {
      if (map.at(x, z).height < level || map.at(x, z).height > level + 1) return false
    }
  }
  return true
}
