import type { MutablePlace } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/** A body with eyes. */
export interface Seer {
  readonly position: MutablePlace
  readonly height: number
}

const eyes = 0.85

/** Whether two bodies are in one dimension and no solid block stands between their eyes, not even with an edge. */
export function canSee({ blocks }: WorldContext, from: Seer, to: Seer): boolean {
  const { x, z, dimension } = from.position
  if (to.position.dimension !== dimension) return false
  const { idAt } = blocks.in(dimension)
  const y = from.position.y + from.height * eyes
  const target = [to.position.x, to.position.y + to.height * eyes, to.position.z] as const
  for (const [cellX, cellY, cellZ] of cellsBetween([x, y, z], target)) {
    const id = idAt(cellX, cellY, cellZ)
    if (id !== 0 && blocks.state(id).isFullCube) return false
  }
  return true
}

type Point = readonly [x: number, y: number, z: number]

/** The cells that a line passes, without the one it begins in (Amanatides and Woo, 1987). */
function* cellsBetween(from: Point, to: Point): Generator<Point> {
  const cell = [Math.floor(from[0]), Math.floor(from[1]), Math.floor(from[2])] as [number, number, number]
  const axes = [0, 1, 2] as const
  const ways = axes.map((axis) => to[axis] - from[axis])
  const steps = ways.map(Math.sign)
  // Shares of the line from one wall between cells to the next, and up to the first.
  const spans = ways.map((way) => Math.abs(1 / way))
  const walls = axes.map((axis) => {
    const inside = from[axis] - cell[axis]
    return ways[axis] === 0 ? Infinity : (steps[axis] === 1 ? 1 - inside : inside) * (spans[axis] ?? 0)
  })
  for (;;) {
    const axis = axes.reduce<0 | 1 | 2>(
      (best, each) => ((walls[each] ?? 0) < (walls[best] ?? 0) ? each : best),
      0,
    )
    if ((walls[axis] ?? Infinity) > 1) return
    walls[axis] = (walls[axis] ?? 0) + (spans[axis] ?? 0)
    cell[axis] += steps[axis] ?? 0
    yield [...cell]
  }
}
