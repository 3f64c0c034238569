import { overlap, type Area } from '../area.ts'
import { createRandom } from '../create-random.ts'
import { hash2 } from '../hash2.ts'

/** Level of the water under places, for each place of a chunk and of a margin of one block around it. */
export interface AquiferLevels {
  /** The y of the highest block of water; `dryLevel` where caves are dry. */
  at(x: number, z: number): number
}

/** The y of the highest water that any ground holds. */
export const highestAquifer = 40

/** Level of places whose caves are dry, below every world. */
export const dryLevel = -32_768

// https://minecraft.wiki/w/Aquifer: the land is parted into cells around scattered middles, of which some are wet.
const cellBlocks = 56
const wetShare = 0.15
const lowestLevel = -45
// Middles keep away from the edges of their square, so that cells are neither slivers nor squares.
const jitterFrom = 0.2
const jitterRange = 0.6
const margin = 1
const width = 16 + 2 * margin

/** Levels around a chunk whose north-west corner is at `x`, `z`, dry in some areas; absent if none is wet. */
export function aquiferLevels(
  seed: number,
  {
    x,
    z,
    dryIn,
  }: { readonly x: number; readonly z: number; readonly dryIn: (area: Area) => readonly Area[] },
): AquiferLevels | undefined {
  const cells = cellsAround(seed, { x, z })
  if (cells.every(({ level }) => level === dryLevel)) return undefined
  const levels = new Int16Array(width * width)
  let wet = 0
  for (let row = 0; row < width; row++)
    for (let column = 0; column < width; column++) {
      const level = nearest(cells, x + column - margin, z + row - margin)
      levels[row * width + column] = level
      if (level !== dryLevel) wet++
    }
  if (wet === 0) return undefined
  const area = { fromX: x - margin, toX: x + 15 + margin, fromZ: z - margin, toZ: z + 15 + margin }
  for (const dry of dryIn(area)) if (overlap(dry, area)) dryOut(levels, dry, area)
  return { at: (column, row) => levels[(row + margin) * width + column + margin] ?? dryLevel }
}

interface AquiferCell {
  readonly x: number
  readonly z: number
  readonly level: number
}

// The nearest middle is never farther than one square away.
function cellsAround(
  seed: number,
  { x, z }: { readonly x: number; readonly z: number },
): readonly AquiferCell[] {
  const cells: AquiferCell[] = []
  const squareOf = (place: number): number => Math.floor(place / cellBlocks)
  for (let squareX = squareOf(x - margin) - 1; squareX <= squareOf(x + 15 + margin) + 1; squareX++)
    for (let squareZ = squareOf(z - margin) - 1; squareZ <= squareOf(z + 15 + margin) + 1; squareZ++) {
      const random = createRandom(hash2(seed ^ 0xa9fe, squareX, squareZ))
      const isWet = random.next() < wetShare
      cells.push({
        x: (squareX + jitterFrom + jitterRange * random.next()) * cellBlocks,
        z: (squareZ + jitterFrom + jitterRange * random.next()) * cellBlocks,
        level: isWet ? random.between(lowestLevel, highestAquifer) : dryLevel,
      })
    }
  return cells
}

function nearest(cells: readonly AquiferCell[], x: number, z: number): number {
  let best = Number.POSITIVE_INFINITY
  let level = dryLevel
  for (const cell of cells) {
    const distance = (cell.x - x) * (cell.x - x) + (cell.z - z) * (cell.z - z)
    if (distance >= best) continue
    best = distance
    level = cell.level
  }
  return level
}

function dryOut(levels: Int16Array, dry: Area, { fromX, fromZ, toX, toZ }: Area): void {
  for (let z = Math.max(fromZ, dry.fromZ); z <= Math.min(toZ, dry.toZ); z++)
    for (let x = Math.max(fromX, dry.fromX); x <= Math.min(toX, dry.toX); x++)
      levels[(z - fromZ) * width + x - fromX] = dryLevel
}
