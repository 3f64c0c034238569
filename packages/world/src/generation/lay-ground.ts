import type { BlockPalette } from './create-block-palette.ts'
import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { Noise } from './create-noise.ts'
import { seaLevel, type Ground } from './create-terrain.ts'
import type { GroundMap } from './ground-map.ts'
import { hash2 } from './hash2.ts'

/** Materials and shape of one chunk's ground. */
export interface LayGroundOptions {
  readonly seed: number
  readonly blocks: BlockPalette
  /** Noise that scatters clay, gravel and other patches. */
  readonly patches: Noise
  readonly map: GroundMap
}

// Deepslate gives way to stone over these eight layers: https://minecraft.wiki/w/Deepslate#Natural_generation
const deepslateBelow = 8

/** Fills a column with bedrock, stone, the biome's soil and the sea. */
export function layGround(buffer: ColumnBuffer, { seed, blocks, patches, map }: LayGroundOptions): void {
  const { states } = buffer
  const { minY } = buffer.bounds
  layRock(buffer, { blocks, map, isDeep: minY < 0, seed })
  for (let z = 0; z < 16; z++) {
    for (let x = 0; x < 16; x++) {
      const ground = map.at(x, z)
      const column = (z << 4) | x
      const random = hash2(seed ^ 0x50d1, map.x + x, map.z + z)
      for (let y = ground.height + 1; y <= map.top; y++) states[((y - minY) << 8) | column] = 0
      const soil = soilOf(ground, {
        blocks,
        patch: patches.plane((map.x + x) / 11, (map.z + z) / 11),
        random,
      })
      const depth = 3 + (random & 1)
      for (let y = ground.height - depth; y < ground.height; y++)
        states[((y - minY) << 8) | column] = soil.below
      states[((ground.height - minY) << 8) | column] = soil.top
      if (soil.base !== soil.below) states[((ground.height - depth - 1 - minY) << 8) | column] = soil.base
      for (let y = ground.height + 1; y <= seaLevel; y++) states[((y - minY) << 8) | column] = blocks.water
      if (ground.height < seaLevel && ground.isCold && ground.kind !== 'ocean') {
        states[((seaLevel - minY) << 8) | column] = blocks.ice
      }
      for (let y = 0; y < 1 + ((random >>> 8) % 4); y++) states[(y << 8) | column] = blocks.bedrock
    }
  }
}

interface RockOptions {
  readonly blocks: BlockPalette
  readonly map: GroundMap
  readonly isDeep: boolean
  readonly seed: number
}

function layRock({ states, bounds }: ColumnBuffer, { blocks, map, isDeep, seed }: RockOptions): void {
  const end = (map.top - bounds.minY + 1) << 8
  states.fill(blocks.stone, 0, end)
  states.fill(0, end)
  if (!isDeep) return
  const from = -bounds.minY << 8
  states.fill(blocks.deepslate, 0, from)
  for (let index = from; index < from + (deepslateBelow << 8); index++) {
    const layer = (index - from) >> 8
    const random = hash2(seed ^ (0xdee9 + layer), map.x + (index & 15), map.z + ((index >> 4) & 15))
    if (random % deepslateBelow >= layer) states[index] = blocks.deepslate
  }
}

interface Soil {
  readonly top: number
  readonly below: number
  /** Under the loose soil, so that it does not fall into caves. */
  readonly base: number
}

interface SoilOptions {
  readonly blocks: BlockPalette
  /** −1 to 1, about 11 blocks wide. */
  readonly patch: number
  readonly random: number
}

function soilOf({ kind, height, isCold }: Ground, { blocks, patch, random }: SoilOptions): Soil {
  const { dirt, sand, sandstone, stone, gravel, clay, grassBlock } = blocks
  if (height < seaLevel) {
    const bed =
      patch > 0.42 ? clay : patch < -0.38 ? gravel : patch > 0.05 || height > seaLevel - 3 ? sand : dirt
    return kind === 'swamp'
      ? { top: patch > 0.3 ? clay : blocks.mud === grassBlock ? dirt : blocks.mud, below: dirt, base: dirt }
      : { top: bed, below: bed === dirt ? dirt : bed, base: stone }
  }
  if (kind === 'desert' || kind === 'beach') return { top: sand, below: sand, base: sandstone }
  if (kind === 'windswept_hills' && height > 100 + (random & 3)) {
    return { top: patch > 0.35 ? gravel : stone, below: stone, base: stone }
  }
  if (kind === 'taiga' && patch > 0.25) return { top: blocks.podzol, below: dirt, base: dirt }
  if (kind === 'savanna' && patch > 0.4) return { top: blocks.coarseDirt, below: dirt, base: dirt }
  return { top: isCold && kind === 'snowy_plains' ? blocks.snowyGrass : grassBlock, below: dirt, base: dirt }
}
