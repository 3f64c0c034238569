import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'

/** Block states that a tower is built of. */
export interface TowerBlocks {
  readonly wall: number
  readonly floor: number
  readonly corner: number
  readonly light: number
  readonly chest: number
}

/** Tower of square storeys with stairs from one to the next. */
export interface Tower {
  readonly x: number
  /** Height of the lowest floor. */
  readonly y: number
  readonly z: number
  readonly storeys: number
}

/** Blocks from the middle of a tower to its walls. */
export const towerReach = 4
/** Blocks from one floor of a tower to the next. */
export const storeyBlocks = 5
const doorBlocks = 2
// A foot that ends in a void or a sea of lava hangs there.
const footBlocks = 40

/** Offsets of the two chests in the highest storey from the tower's middle. */
export const towerChests: readonly (readonly [x: number, z: number])[] = [
  [towerReach - 1, towerReach - 1],
  [towerReach - 1, 1 - towerReach],
]

/** Height of a tower's chests. */
export function towerChestY({ y, storeys }: Tower): number {
  return y + (storeys - 1) * storeyBlocks + 1
}

/** Builds what reaches into a chunk of a tower. */
export function raiseTower(
  { states, bounds }: ColumnBuffer,
  tower: Tower,
  {
    blocks,
    chunkX,
    chunkZ,
  }: { readonly blocks: TowerBlocks; readonly chunkX: number; readonly chunkZ: number },
): void {
  for (let dx = -towerReach; dx <= towerReach; dx += 1)
    for (let dz = -towerReach; dz <= towerReach; dz += 1) {
      const [x, z] = [tower.x + dx, tower.z + dz]
      if (x >> 4 !== chunkX || z >> 4 !== chunkZ) continue
      const column = ((z & 15) << 4) | (x & 15)
      const indexAt = (y: number): number => ((y - bounds.minY) << 8) | column
      const top = tower.y + tower.storeys * storeyBlocks
      for (let y = tower.y; y <= top; y += 1) {
        const part = partAt(tower, { dx, rise: y - tower.y, dz })
        states[indexAt(y)] = part === 'air' ? 0 : blocks[part]
      }
      if (isCorner(dx, dz))
        dropFoot(states, { from: tower.y - 1, least: bounds.minY, indexAt, block: blocks.corner })
    }
}

interface Foot {
  readonly from: number
  readonly least: number
  readonly indexAt: (y: number) => number
  readonly block: number
}

/** Pillars stand on the ground below; where there is none within reach, there is no pillar. */
function dropFoot(states: ColumnBuffer['states'], { from, least, indexAt, block }: Foot): void {
  let ground = from
  while (ground > Math.max(least, from - footBlocks) && states[indexAt(ground)] === 0) ground -= 1
  if (states[indexAt(ground)] === 0) return
  for (let y = ground + 1; y <= from; y += 1) states[indexAt(y)] = block
}

interface Cell {
  readonly dx: number
  readonly dz: number
  /** Blocks above the lowest floor. */
  readonly rise: number
}

function partAt(tower: Tower, cell: Cell): keyof TowerBlocks | 'air' {
  const { dx, dz, rise } = cell
  const [storey, height] = [Math.floor(rise / storeyBlocks), rise % storeyBlocks]
  if (height === 0) {
    const isRoof = storey === tower.storeys
    return storey > 0 && !isRoof && stepAt(dx, dz) !== undefined ? 'air' : 'floor'
  }
  if (isCorner(dx, dz)) return 'corner'
  if (Math.max(Math.abs(dx), Math.abs(dz)) === towerReach) {
    const isDoor = storey === 0 && height <= doorBlocks && Math.min(Math.abs(dx), Math.abs(dz)) === 0
    return isDoor ? 'air' : 'wall'
  }
  const isHighest = storey === tower.storeys - 1
  if (height === 1 && isHighest && towerChests.some(([x, z]) => x === dx && z === dz)) return 'chest'
  if (height === 1 && dx === -1 && dz === 0) return 'light'
  return !isHighest && stepAt(dx, dz) === height ? 'floor' : 'air'
}

function isCorner(dx: number, dz: number): boolean {
  return Math.abs(dx) === towerReach && Math.abs(dz) === towerReach
}

/** Height of the step at a place along the wall of the stairs; undefined beside them. */
function stepAt(dx: number, dz: number): number | undefined {
  const step = dz + towerReach - 1
  return dx === 1 - towerReach && step >= 1 && step < storeyBlocks ? step : undefined
}
