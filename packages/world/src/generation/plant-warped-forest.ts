import type { ColumnBuffer } from '../columns/create-column-buffer.ts'
import type { SeededRandom } from './create-random.ts'
import type { NetherPalette } from './nether-palette.ts'

const fungiTries = 6
const undergrowth = 0.12
// A hat is five blocks wide, and does not reach into the next chunk.
const [firstStem, lastStem] = [2, 13]
const hatReach = 2
const hatLayers = 3
const shroomlights = 0.1

/** Materials of a chunk's forest. */
export interface PlantWarpedForestOptions {
  readonly blocks: NetherPalette
  readonly random: SeededRandom
}

/** Grows roots, sprouts and fungi on a chunk's nylium, some of them huge: https://minecraft.wiki/w/Warped_Forest */
export function plantWarpedForest(
  { states }: ColumnBuffer,
  { blocks, random }: PlantWarpedForestOptions,
): void {
  const ground = groundOf(states, blocks.warpedNylium)
  if (ground.size === 0) return
  for (let tries = 0; tries < fungiTries; tries += 1) {
    const column = (random.between(firstStem, lastStem) << 4) | random.between(firstStem, lastStem)
    const floor = ground.get(column)
    if (floor !== undefined) raiseFungus(states, { blocks, random, column, floor })
  }
  for (const [column, floor] of ground) {
    const index = ((floor + 1) << 8) | column
    if (states[index] === 0 && random.next() < undergrowth) states[index] = plantOf(blocks, random)
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

// Sprouts cover as much as everything else.
function plantOf({ warpedRoots, warpedFungus, sprouts }: NetherPalette, random: SeededRandom): number {
  if (random.next() < 0.5) return sprouts
  return random.next() < 0.86 ? warpedRoots : warpedFungus
}

/** A stem of 4 to 13 blocks under a hat of wart with some shroomlight; none where the rock above is too low. */
function raiseFungus(
  states: Uint16Array,
  {
    blocks,
    random,
    column,
    floor,
  }: PlantWarpedForestOptions & { readonly column: number; readonly floor: number },
): void {
  const top = floor + random.between(4, 13)
  for (let y = floor + 1; y <= top + 1; y += 1) if (states[(y << 8) | column] !== 0) return
  for (let y = floor + 1; y <= top; y += 1) states[(y << 8) | column] = blocks.warpedStem
  for (let layer = -1; layer < hatLayers; layer += 1)
    for (let dz = -hatReach; dz <= hatReach; dz += 1)
      for (let dx = -hatReach; dx <= hatReach; dx += 1) {
        const away = Math.max(Math.abs(dx), Math.abs(dz))
        // The top is small, and below it hangs a rim without corners.
        const isHat = layer === -1 ? away < hatReach : away === hatReach && Math.abs(dx) !== Math.abs(dz)
        const index = ((top - layer) << 8) | (column + dz * 16 + dx)
        if (!isHat || states[index] !== 0) continue
        states[index] = random.next() < shroomlights ? blocks.shroomlight : blocks.warpedWart
      }
}
