import type { Position, Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isStandable } from './is-standable.ts'

/** Ends of a path and the body that walks it. */
export interface FindPathOptions {
  readonly from: Place
  /** A place in the same dimension. */
  readonly to: Place
  /** Height of the body in blocks. */
  readonly height: number
  /** Cells to look at before the search gives up. */
  readonly maxCells?: number
  /** Whether wooden doors do not stop the body. */
  readonly opensDoors?: boolean
}

interface Cell {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly cost: number
  readonly estimate: number
  readonly previous: Cell | undefined
}

const defaultMaxCells = 160
const maxDropBlocks = 3
const steps: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]

/**
 * Finds a way on foot as the middles of its cells, without the first one; the way to the nearest reachable place when
 * the target cannot be reached within the limit, and an empty list when no step leads nearer.
 */
export function findPath(world: WorldContext, options: FindPathOptions): readonly Position[] {
  const { from, to, height, maxCells = defaultMaxCells, opensDoors = false } = options
  const goal = { x: Math.floor(to.x), y: Math.floor(to.y), z: Math.floor(to.z) }
  const distanceTo = (x: number, y: number, z: number): number =>
    Math.abs(x - goal.x) + Math.abs(y - goal.y) * 0.5 + Math.abs(z - goal.z)
  const body = { height, opensDoors }
  const start = startCell(world, from, height)
  const first = distanceTo(start.x, start.y, start.z)
  const open: Cell[] = [{ ...start, cost: 0, estimate: first, previous: undefined }]
  const seen = new Set([keyOf(start.x, start.y, start.z)])
  let best = open[0]
  let bestDistance = first
  for (let looked = 0; looked < maxCells && open.length > 0 && bestDistance > 1; looked += 1) {
    const cell = takeCheapest(open)
    for (const [dx, dz] of steps) {
      const [x, z] = [cell.x + dx, cell.z + dz]
      const y = landingY(world, { ...from, x, y: cell.y, z }, body)
      if (y === undefined || seen.has(keyOf(x, y, z))) continue
      seen.add(keyOf(x, y, z))
      const cost = cell.cost + 1 + Math.abs(y - cell.y) * 0.5
      const distance = distanceTo(x, y, z)
      const next = { x, y, z, cost, estimate: cost + distance, previous: cell }
      open.push(next)
      if (distance >= bestDistance) continue
      best = next
      bestDistance = distance
    }
  }
  return cellsTo(best)
}

// A body that leans on a fence has its middle in the fence's cell, but stands beside it.
function startCell(world: WorldContext, { x, y, z, dimension }: Place, height: number): Place {
  const own = { dimension, x: Math.floor(x), y: Math.floor(y + 0.1), z: Math.floor(z) }
  if (isStandable(world, own, height)) return own
  const [sideX, sideZ] = [x - own.x < 0.5 ? -1 : 1, z - own.z < 0.5 ? -1 : 1]
  const besides = [
    { ...own, x: own.x + sideX },
    { ...own, z: own.z + sideZ },
  ]
  return besides.find((cell) => isStandable(world, cell, height)) ?? own
}

// Coordinates within some thousand blocks of each other never share a key.
const keyOf = (x: number, y: number, z: number): number =>
  ((x & 0xfff) * 4096 + (z & 0xfff)) * 512 + (y & 0x1ff)

function takeCheapest(open: Cell[]): Cell {
  let index = 0
  for (let other = 1; other < open.length; other += 1) {
    if ((open[other]?.estimate ?? Infinity) < (open[index]?.estimate ?? Infinity)) index = other
  }
  const [cheapest] = open.splice(index, 1)
  // The caller's loop runs only while the list has an entry.
  return cheapest as Cell
}

// The height on which a body stands after a step to a cell: one up, level, or a few down.
function landingY(
  world: WorldContext,
  place: Place,
  { height, opensDoors }: { readonly height: number; readonly opensDoors: boolean },
): number | undefined {
  const { x, y, z } = place
  const { idAt } = world.blocks.in(place.dimension)
  if (isStandable(world, place, height) || (opensDoors && isDoorway(world, place))) return y
  if (isStandable(world, { ...place, y: y + 1 }, height)) return y + 1
  for (let drop = 1; drop <= maxDropBlocks; drop += 1) {
    const passed = world.blocks.state(idAt(x, y - drop + 1, z))
    if (passed.isSolid) return undefined
    if (isStandable(world, { ...place, y: y - drop }, height)) return y - drop
  }
  return undefined
}

function isDoorway({ blocks }: WorldContext, place: Place): boolean {
  const { name, properties } = blocks.at(place)
  const isWooden = name.endsWith('_door') && name !== 'iron_door'
  return isWooden && properties['half'] === 'lower' && blocks.at({ ...place, y: place.y - 1 }).isSolid
}

function cellsTo(last: Cell | undefined): readonly Position[] {
  const cells: Position[] = []
  for (let cell = last; cell?.previous; cell = cell.previous) {
    cells.push({ x: cell.x + 0.5, y: cell.y, z: cell.z + 0.5 })
  }
  return cells.reverse()
}
