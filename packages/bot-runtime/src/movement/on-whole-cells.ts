import type { goals } from 'mineflayer-pathfinder'

type Node = Parameters<goals.Goal['isEnd']>[0]

/**
 * The goal as a search looks at it: a node in the middle of a cell counts as the cell.
 *
 * Root cause: a search that takes several ticks moves the nodes of the path it has so far to the middles of their cells,
 * and they are the nodes that it goes on with. The goal among them was not recognised when its turn came, so that a way
 * there was "No path". Remove when mineflayer-pathfinder moves copies.
 */
export function onWholeCells(goal: goals.Goal): goals.Goal {
  const isWhole = ({ x, z }: Node): boolean => Number.isInteger(x) && Number.isInteger(z)
  return {
    isEnd: (node) => goal.isEnd(isWhole(node) ? node : floored(node)),
    heuristic: (node) => goal.heuristic(node),
    hasChanged: () => goal.hasChanged(),
    isValid: () => goal.isValid(),
  }
}

function floored(node: Node): Node {
  const { x, y, z } = node
  return Object.assign(Object.create(node), { x: Math.floor(x), y: Math.floor(y), z: Math.floor(z) })
}
