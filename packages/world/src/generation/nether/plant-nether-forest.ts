import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import type { SeededRandom } from '../create-random.ts'
import type { NetherPalette } from './nether-palette.ts'
import { forestMaterials, type ForestMaterials, type NetherForest } from './nether-forest.ts'

const fungiTries = 6
const undergrowth = 0.12
// A hat is five blocks wide, and does not reach into the next chunk.
const [firstStem, lastStem] = [2, 13]
const hatReach = 2
const hatLayers = 3
const shroomlights = 0.1

/** Kind of a chunk's forest, and what it is drawn with. */
export interface PlantNetherForestOptions {
  readonly blocks: NetherPalette
  readonly random: SeededRandom
  readonly forest: NetherForest
}

/** Grows roots and fungi on a chunk's nylium, some of them huge. */
export function plantNetherForest(
  { states }: ColumnBuffer,
  { blocks, random, forest }: PlantNetherForestOptions,
): void {
  const materials = forestMaterials[forest]
  const ground = groundOf(states, blocks[materials.nylium])
  if (ground.size === 0) return
  for (let tries = 0; tries < fungiTries; tries += 1) {
    const column = (random.between(firstStem, lastStem) << 4) | random.between(firstStem, lastStem)
    const floor = ground.get(column)
    if (floor !== undefined) raiseFungus(states, { blocks, random, materials, column, floor })
  }
  for (const [column, floor] of ground) {
    const index = ((floor + 1) << 8) | column
    if (states[index] === 0 && random.next() < undergrowth) states[index] = blocks[plantOf(materials, random)]
  }
}

/** Heights of the nylium with air above it, by the column. */
function groundOf(states: Uint16Array, nylium: number): ReadonlyMap<number, number> {
  const ground = new Map<number, number>()
  if (nylium === 0) return ground
  for (let index = 0; index < 127 << 8; index += 1)
    if (states[index] === nylium && states[index + 256] === 0) ground.set(index & 255, index >> 8)
  return ground
}

function plantOf({ cover, roots, fungus }: ForestMaterials, random: SeededRandom): ForestMaterials['roots'] {
  if (cover !== undefined && random.next() < 0.5) return cover
  return random.next() < 0.86 ? roots : fungus
}

interface Fungus {
  readonly blocks: NetherPalette
  readonly random: SeededRandom
  readonly materials: ForestMaterials
  readonly column: number
  readonly floor: number
}

/** A stem of 4 to 13 blocks under a hat of wart with some shroomlight; none where the rock above is too low. */
function raiseFungus(states: Uint16Array, { blocks, random, materials, column, floor }: Fungus): void {
  const top = floor + random.between(4, 13)
  for (let y = floor + 1; y <= top + 1; y += 1) if (states[(y << 8) | column] !== 0) return
  for (let y = floor + 1; y <= top; y += 1) states[(y << 8) | column] = blocks[materials.stem]
  for (let layer = -1; layer < hatLayers; layer += 1)
    for (let dz = -hatReach; dz <= hatReach; dz += 1)
      for (let dx = -hatReach; dx <= hatReach; dx += 1) {
        const away = Math.max(Math.abs(dx), Math.abs(dz))
        // The top is small, and below it hangs a rim without corners.
        const isHat = layer === -1 ? away < hatReach : away === hatReach && Math.abs(dx) !== Math.abs(dz)
        const index = ((top - layer) << 8) | (column + dz * 16 + dx)
        if (!isHat || states[index] !== 0) continue
        states[index] = random.next() < shroomlights ? blocks.shroomlight : blocks[materials.hat]
      }
}
