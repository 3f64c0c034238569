import type { Move } from 'mineflayer-pathfinder'
import type { CachedMovements } from './cached-movements.ts'
import { cutCorner } from './cut-corner.ts'
import { leap } from './leap.ts'
import { stepDown, stepForward, stepUp } from './level-steps.ts'
import { plainMove } from './plain-move.ts'
import type { SearchBlock } from './search-block.ts'
import { aheadOf, type Stand } from './stand.ts'
import { rise, sink } from './upright-steps.ts'
import type { Step, WayNode } from './way-node.ts'

// In the order in which pathfinder looks: of ways that cost the same it takes the first.
const sides = [
  { x: -1, z: 0 },
  { x: 1, z: 0 },
  { x: 0, z: -1 },
  { x: 0, z: 1 },
].map((side) => ({
  forward: { ...side, kind: 'forward' },
  jump: { ...side, kind: 'jump' },
  drop: { ...side, kind: 'drop' },
  leap: { ...side, kind: 'leap' },
})) satisfies readonly Readonly<Record<string, Step>>[]

const corners: readonly Step[] = [
  { kind: 'diagonal', x: -1, z: -1 },
  { kind: 'diagonal', x: -1, z: 1 },
  { kind: 'diagonal', x: 1, z: -1 },
  { kind: 'diagonal', x: 1, z: 1 },
]

const down: Step = { kind: 'down', x: 0, z: 0 }
const up: Step = { kind: 'up', x: 0, z: 0 }

/**
 * Tells every place that one step leads to, with its cost. The same as pathfinder's `getNeighbors`, which writes down
 * for each of them what it would break and build; a search throws all but a few of them away.
 */
export function eachStep(
  movements: CachedMovements,
  { cell, blocksLeft }: WayNode<SearchBlock>,
  reach: Stand['reach'],
): void {
  const { land } = movements
  const { x, y, z } = cell
  const stand: Stand = {
    movements,
    land,
    blocksLeft,
    over: land.at(x, y + 2, z),
    feet: cell,
    floor: land.at(x, y - 1, z),
    reach,
  }
  for (const side of sides) {
    const ahead = aheadOf(stand, side.forward)
    stepForward(stand, ahead, side.forward)
    stepUp(stand, ahead, side.jump)
    stepDown(stand, ahead, side.drop)
    if (movements.allowParkour) leap(stand, ahead, side.leap)
  }
  for (const corner of corners) cutCorner(stand, corner)
  sink(stand, down)
  rise(stand, up)
}

/** The step to a node as the pathfinder follows it, with what it breaks and builds. */
export function findMove(
  movements: CachedMovements,
  { cell, step, before }: WayNode<SearchBlock>,
): Move | undefined {
  if (!step || !before) return undefined
  const { x, y, z } = before.cell
  const moves: Move[] = []
  addMoves(movements, { from: plainMove(x, y, z, before.blocksLeft), step, moves })
  return moves.find((move) => move.x === cell.x && move.y === cell.y && move.z === cell.z)
}

function addMoves(
  movements: CachedMovements,
  { from, step, moves }: { readonly from: Move; readonly step: Step; readonly moves: Move[] },
): void {
  switch (step.kind) {
    case 'forward':
      return movements.getMoveForward(from, step, moves)
    case 'jump':
      return movements.getMoveJumpUp(from, step, moves)
    case 'drop':
      return movements.getMoveDropDown(from, step, moves)
    case 'leap':
      return movements.getMoveParkourForward(from, step, moves)
    case 'diagonal':
      return movements.getMoveDiagonal(from, step, moves)
    case 'down':
      return movements.getMoveDown(from, moves)
    case 'up':
      return movements.getMoveUp(from, moves)
  }
}
