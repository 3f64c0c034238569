import { biomeTraits, type BiomeKind } from '../biome-kind.ts'
import type { BlockPalette } from '../create-block-palette.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { Noise } from '../create-noise.ts'
import { seaLevel, type Ground } from '../create-terrain.ts'
import type { GroundMap } from '../ground-map.ts'
import { createRandom, type SeededRandom } from '../create-random.ts'
import { hash2 } from '../hash2.ts'

/** Ground on which plants grow. */
export interface GrowPlantsOptions {
  readonly seed: number
  readonly blocks: BlockPalette
  readonly patches: Noise
  readonly map: GroundMap
}

/** Grows grass, flowers, fruit, cactus, sugar cane and water plants on the ground that is left after the caves. */
export function growPlants(buffer: ColumnBuffer, { seed, blocks, patches, map }: GrowPlantsOptions): void {
  const random = createRandom(hash2(seed ^ 0xdec0, map.x, map.z))
  for (let z = 0; z < 16; z++) {
    for (let x = 0; x < 16; x++) {
      const ground = map.at(x, z)
      const index = ((ground.height - buffer.bounds.minY) << 8) | (z << 4) | x
      const place: Place = {
        states: buffer.states,
        index,
        soil: buffer.states[index] ?? 0,
        ground,
        blocks,
        random,
        patch: patches.plane((map.x + x) / 19 + 50, (map.z + z) / 19),
      }
      if (place.soil === 0) continue
      if (ground.height < seaLevel) growInWater(place)
      else if (place.soil === blocks.sand) growOnSand(place, map, { x, z })
      else growOnSoil(place, map, { x, z })
    }
  }
}

interface Place {
  readonly states: Uint16Array
  /** Of the ground block. */
  readonly index: number
  readonly soil: number
  readonly ground: Ground
  readonly blocks: BlockPalette
  readonly random: SeededRandom
  /** −1 to 1, about 19 blocks wide. */
  readonly patch: number
}

interface Column {
  readonly x: number
  readonly z: number
}

function stack({ states, index }: Place, state: number, height: number): void {
  for (let up = 1; up <= height; up++) states[index + (up << 8)] = state
}

function growInWater(place: Place): void {
  const { states, index, ground, blocks, random, patch } = place
  const depth = seaLevel - ground.height
  const chance = random.next()
  if (ground.kind === 'swamp' && depth <= 2 && chance < 0.08 && states[index + ((depth + 1) << 8)] === 0) {
    if (states[index + (depth << 8)] === blocks.water) states[index + ((depth + 1) << 8)] = blocks.lilyPad
  } else if (depth >= 2 && !ground.isCold && chance < 0.12 && patch > -0.2)
    states[index + 256] = blocks.seagrass
  else if (ground.kind === 'ocean' && depth >= 6 && patch > 0.25 && chance < 0.3) {
    const height = random.between(2, depth - 2)
    stack(place, blocks.kelpPlant, height)
    states[index + (height << 8)] = blocks.kelp
  }
}

function touchesWater(map: GroundMap, { x, z }: Column): boolean {
  return [map.at(x - 1, z), map.at(x + 1, z), map.at(x, z - 1), map.at(x, z + 1)].some(
    (ground) => ground.height < seaLevel && !ground.isCold,
  )
}

function growCane(place: Place, map: GroundMap, column: Column): boolean {
  if (place.ground.height !== seaLevel || place.patch < -0.1 || place.random.next() > 0.35) return false
  if (!touchesWater(map, column)) return false
  stack(place, place.blocks.sugarCane, place.random.between(2, 3))
  return true
}

// A cactus next to anything solid breaks, so it grows only where the four neighbours are no higher.
function isOpen(map: GroundMap, { x, z }: Column, height: number): boolean {
  return [map.at(x - 1, z), map.at(x + 1, z), map.at(x, z - 1), map.at(x, z + 1)].every(
    (ground) => ground.height <= height,
  )
}

function growOnSand(place: Place, map: GroundMap, column: Column): void {
  const { ground, blocks, random } = place
  if (growCane(place, map, column) || ground.kind !== 'desert') return
  const chance = random.next()
  // Even columns only: two cacti side by side would break each other.
  if (chance < 0.025 && ((column.x + column.z) & 1) === 0 && isOpen(map, column, ground.height)) {
    stack(place, blocks.cactus, random.between(1, 3))
  } else if (chance > 0.985) stack(place, blocks.deadBush, 1)
}

function growOnSoil(place: Place, map: GroundMap, column: Column): void {
  const { soil, ground, blocks } = place
  if (ground.isCold && ground.kind !== 'beach' && soil !== blocks.mud) {
    stack(place, rarePlant(place) ?? blocks.snow, 1)
    return
  }
  if (soil !== blocks.grassBlock && soil !== blocks.podzol && soil !== blocks.coarseDirt) return
  if (growCane(place, map, column)) return
  const plant = rarePlant(place) ?? commonPlant(place)
  if (plant !== undefined) stack(place, plant, 1)
}

// Chances per block; a patch noise above keeps them in groups, so that a find is worth the walk.
function rarePlant({ ground, blocks, random, patch }: Place): number | undefined {
  const chance = random.next()
  const { kind } = ground
  if (patch > 0.45 && chance < 0.02) {
    if (kind === 'jungle') return blocks.melon
    if (kind === 'taiga') return blocks.berryBush
    if (kind === 'plains' || kind === 'savanna' || kind === 'forest') return blocks.pumpkin
  }
  if (kind === 'snowy_plains' && patch > 0.5 && chance < 0.01) return blocks.berryBush
  const isDim = kind === 'dark_forest' || kind === 'swamp' || kind === 'taiga'
  if (chance > 1 - (isDim ? 0.006 : 0.0008))
    return chance > 1 - (isDim ? 0.003 : 0.0004) ? blocks.redMushroom : blocks.brownMushroom
  return undefined
}

function commonPlant({ ground, blocks, random, patch }: Place): number | undefined {
  const { grass, flowers } = biomeTraits[ground.kind]
  const chance = random.next()
  const thickness = 1 + patch
  if (chance < grass * thickness) {
    return ground.kind === 'taiga' || (ground.kind === 'jungle' && chance < 0.03)
      ? blocks.fern
      : blocks.shortGrass
  }
  if (chance > 1 - flowers * thickness) return flower(ground.kind, { blocks, random })
  return undefined
}

function flower(kind: BiomeKind, { blocks, random }: { blocks: BlockPalette; random: SeededRandom }): number {
  const { dandelion, poppy, azureBluet, oxeyeDaisy, cornflower, pinkTulip, allium } = blocks
  const tulips = [blocks.redTulip, blocks.orangeTulip, blocks.whiteTulip, pinkTulip]
  const choice: readonly number[] =
    kind === 'swamp'
      ? [blocks.blueOrchid]
      : kind === 'plains'
        ? [dandelion, poppy, azureBluet, oxeyeDaisy, cornflower, ...tulips]
        : kind === 'cherry_grove'
          ? [pinkTulip, allium, dandelion]
          : kind === 'forest' || kind === 'birch_forest'
            ? [dandelion, poppy, blocks.lilyOfTheValley, allium]
            : [dandelion, poppy]
  return choice[random.between(0, choice.length - 1)] ?? dandelion
}
