import type { goals, Move } from 'mineflayer-pathfinder'
import type { CachedMovements } from './cached-movements.ts'
import { OpenHeap } from './open-heap.ts'
import type { SearchBlock } from './search-block.ts'
import type { SearchLand } from './search-land.ts'
import { WayNode, type Step } from './way-node.ts'
import { eachStep, findMove } from './way-steps.ts'

/** A search of the pathfinder that has begun and gone no further, as far as it is looked at. */
export interface BegunSearch {
  readonly goal: goals.Goal
  readonly startTime: number
  readonly timeout: number
  /** Most that the estimate of a way may cost; -1 for any. */
  readonly maxCost: number
  /** Chunks whose neighbours, when they load, make the search begin anew. */
  readonly visitedChunks: Set<string>
}

/** Result of looking further for a while. */
export interface WaySearchResult {
  readonly status: 'success' | 'partial' | 'timeout' | 'noPath'
  readonly cost: number
  readonly time: number
  readonly visitedNodes: number
  readonly generatedNodes: number
  path: Move[]
  readonly context: BegunSearch
}

/** A search that goes on from where it was. */
export interface WaySearch {
  /** Looks for as many milliseconds as a tick leaves. */
  compute(this: void): WaySearchResult
}

/**
 * Goes on with a search of the pathfinder by the same rules, with the same result and the same looks at the clock, by
 * which it is charged: a node is a place of the land and not a text, and only steps of the path are written down.
 */
export function createWaySearch(
  begun: BegunSearch,
  {
    start,
    movements,
    tickMs,
  }: { readonly start: Move; readonly movements: CachedMovements; readonly tickMs: number },
): WaySearch {
  const { goal, startTime, timeout } = begun
  const nodes = createNodes(begun, { start, land: movements.land })
  // The looks at the clock with which the search began count for its first node.
  let isCharged = true
  const ends = (status: WaySearchResult['status'], node: WayNode<SearchBlock>): WaySearchResult => ({
    status,
    cost: node.cost,
    time: performance.now() - startTime,
    visitedNodes: nodes.visited(),
    generatedNodes: nodes.visited() + nodes.open.size,
    path: pathTo(movements, node),
    context: begun,
  })
  return {
    compute() {
      movements.land = nodes.land
      const since = isCharged ? startTime : performance.now()
      while (nodes.open.size > 0) {
        if (!isCharged && performance.now() - since > tickMs) return ends('partial', nodes.best())
        if (!isCharged && performance.now() - startTime > timeout) return ends('timeout', nodes.best())
        isCharged = false
        const node = nodes.open.pop()
        if (goal.isEnd(asMove(node.cell))) return ends('success', node)
        nodes.visit(node)
        eachStep(movements, node, nodes.reach)
      }
      return ends('noPath', nodes.best())
    },
  }
}

interface Nodes {
  readonly open: OpenHeap<WayNode<SearchBlock>>
  readonly land: SearchLand
  readonly reach: (cell: SearchBlock, step: Step, cost: number, blocksLeft: number) => void
  /** Closes a node; steps lead on from it. */
  visit(this: void, node: WayNode<SearchBlock>): void
  visited(this: void): number
  /** The node that is nearest to the goal, by the estimate. */
  best(this: void): WayNode<SearchBlock>
}

function createNodes(
  { goal, maxCost, visitedChunks }: BegunSearch,
  { start, land }: { readonly start: Move; readonly land: SearchLand },
): Nodes {
  const open = new OpenHeap<WayNode<SearchBlock>>()
  let from = nodeAt(land.at(start.x, start.y, start.z), goal)
  from.cell.node = from
  from.total = from.toGoal
  from.blocksLeft = start.remainingBlocks
  from.move = start
  let best = from
  let visited = 0
  let chunk = { x: NaN, z: NaN }
  open.push(from)
  return {
    open,
    land,
    visit(node) {
      from = node
      visited += 1
      const { x, z } = node.cell
      if (x >> 4 === chunk.x && z >> 4 === chunk.z) return
      chunk = { x: x >> 4, z: z >> 4 }
      visitedChunks.add(`${chunk.x},${chunk.z}`)
    },
    visited: () => visited,
    best: () => best,
    reach(cell, step, stepCost, blocksLeft) {
      const known = cell.node
      if (known?.place === 0) return
      const cost = from.cost + stepCost
      if (known && known.cost < cost) return
      const node = known ?? nodeAt(cell, goal)
      if (maxCost > 0 && cost + node.toGoal > maxCost) return
      node.cost = cost
      node.total = cost + node.toGoal
      node.blocksLeft = blocksLeft
      node.before = from
      node.step = step
      node.move = undefined
      if (node.toGoal < best.toGoal) best = node
      if (known) return open.update(node)
      cell.node = node
      open.push(node)
    },
  }
}

function nodeAt(cell: SearchBlock, goal: goals.Goal): WayNode<SearchBlock> {
  return new WayNode(cell, goal.heuristic(asMove(cell)))
}

/** Goals read the coordinates of a node and use what a place can do; a cell has both. */
function asMove(cell: SearchBlock): Move {
  return cell as unknown as Move
}

function pathTo(movements: CachedMovements, end: WayNode<SearchBlock>): Move[] {
  const path: Move[] = []
  for (let node = end; node.before; node = node.before) {
    node.move ??= findMove(movements, node)
    // Only the land of another search could make a step impossible; the way ends before it.
    if (node.move) path.push(node.move)
    else path.length = 0
  }
  return path.reverse()
}
