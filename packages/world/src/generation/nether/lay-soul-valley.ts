import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { SeededRandom } from '../create-random.ts'
import type { NetherPalette } from './nether-palette.ts'
import { layFossil } from './lay-fossil.ts'
import type { NetherGround } from './nether-ground.ts'
import { raiseBasaltPillar } from './raise-basalt-pillar.ts'

const soilLayers = 3
// Two thirds of the ground are soil, on which one walks as fast as anywhere.
const sandFrom = 0.12
const mostPillars = 2
const fossils = 0.4
const firesTries = 3
const fires = 0.4

/** Materials of a chunk with a valley. */
export interface LaySoulValleyOptions {
  readonly blocks: NetherPalette
  readonly random: SeededRandom
  readonly grounds: readonly NetherGround[]
  /** Value from −1 to 1 at a column; the high ones become soul sand. */
  readonly patchAt: (column: number) => number
}

/** Lays soul sand and soul soil, and raises pillars of basalt and fossils: https://minecraft.wiki/w/Soul_Sand_Valley */
export function laySoulValley(
  { states }: ColumnBuffer,
  { blocks, random, grounds, patchAt }: LaySoulValleyOptions,
): void {
  const replaced = new Set([blocks.netherrack, blocks.soulSand, blocks.gravel])
  for (const [column, { land, floor }] of grounds.entries()) {
    if (land !== 'soul_sand_valley') continue
    const soil = patchAt(column) > sandFrom ? blocks.soulSand : blocks.soulSoil
    for (let y = floor; y > floor - soilLayers; y -= 1) {
      const index = (y << 8) | column
      if (replaced.has(states[index] ?? 0)) states[index] = soil
    }
  }
  for (let pillars = random.between(0, mostPillars); pillars > 0; pillars -= 1)
    raiseBasaltPillar(states, { blocks, random, grounds })
  if (random.next() < fossils) layFossil(states, { blocks, random, grounds })
  lightFires(states, { blocks, random, grounds })
}

// A few flames beside each other in some chunks.
function lightFires(
  states: Uint16Array,
  { blocks, random, grounds }: Omit<LaySoulValleyOptions, 'patchAt'>,
): void {
  if (random.next() >= fires) return
  const [x, z] = [random.between(1, 14), random.between(1, 14)]
  for (let tries = 0; tries < firesTries; tries += 1) {
    const column = ((z + random.between(-1, 1)) << 4) | (x + random.between(-1, 1))
    const ground = grounds[column]
    if (ground?.land !== 'soul_sand_valley') continue
    const index = (ground.floor << 8) | column
    const isSoul = states[index] === blocks.soulSand || states[index] === blocks.soulSoil
    if (isSoul && states[index + 256] === 0) states[index + 256] = blocks.soulFire
  }
}
