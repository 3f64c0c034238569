import type { Position } from '@voyager-mc/core'

/** Columns of land the agent has been near enough to look at. */
export interface ExploredLand {
  note(position: Position, dimension: string): void
  /**
   * The middle of the nearest column nobody has looked at, within 60 degrees of the direction; undefined when all of them
   * within a dozen columns are known, or when the direction is not level.
   */
  frontier(question: FrontierQuestion): { readonly x: number; readonly z: number } | undefined
}

export interface FrontierQuestion {
  readonly from: Position
  readonly dimension: string
  /** Any length; only its angle counts. */
  readonly direction: { readonly x: number; readonly z: number }
}

/** Edge of a column, in blocks. */
const columnBlocks = 16

/** Columns to each side of the agent that count as looked at. */
const sightColumns = 1

/** Columns to each side in which a frontier is searched: a walk of a minute. */
const searchColumns = 12

/** Columns that are remembered; a walk of two hours passes fewer. */
const mostColumns = 8192

/** Cosine of the widest turn away from the direction. */
const widestTurn = 0.5

/** Blocks of detour that a turn of 60 degrees is worth. */
const turnBlocks = 48

/** Land that nobody has looked at yet. */
export function createExploredLand(): ExploredLand {
  const seen = new Set<string>()
  const keyOf = (dimension: string, x: number, z: number): string => `${dimension} ${x} ${z}`
  return {
    note(position, dimension) {
      const [x, z] = columnOf(position)
      for (const [stepX, stepZ] of around(sightColumns)) seen.add(keyOf(dimension, x + stepX, z + stepZ))
      for (const oldest of seen) {
        if (seen.size <= mostColumns) break
        seen.delete(oldest)
      }
    },
    frontier({ from, dimension, direction }) {
      const length = Math.hypot(direction.x, direction.z)
      if (length === 0) return undefined
      const [x, z] = columnOf(from)
      let best: { readonly x: number; readonly z: number } | undefined
      let least = Infinity
      for (const [stepX, stepZ] of around(searchColumns)) {
        const along = (stepX * direction.x + stepZ * direction.z) / (length * Math.hypot(stepX, stepZ))
        // The agent's own column gives no angle.
        if (!(along >= widestTurn) || seen.has(keyOf(dimension, x + stepX, z + stepZ))) continue
        const cost = Math.hypot(stepX, stepZ) * columnBlocks + (1 - along) * 2 * turnBlocks
        if (cost >= least) continue
        least = cost
        best = middleOf(x + stepX, z + stepZ)
      }
      return best
    },
  }
}

function columnOf({ x, z }: Position): readonly [x: number, z: number] {
  return [Math.floor(x / columnBlocks), Math.floor(z / columnBlocks)]
}

function middleOf(x: number, z: number): { readonly x: number; readonly z: number } {
  return { x: x * columnBlocks + columnBlocks / 2, z: z * columnBlocks + columnBlocks / 2 }
}

function* around(columns: number): Generator<readonly [x: number, z: number]> {
  for (let x = -columns; x <= columns; x += 1) {
    for (let z = -columns; z <= columns; z += 1) yield [x, z]
  }
}
