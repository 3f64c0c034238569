import type { Position } from '@voyager-mc/core'

/** Cell of the water's surface. */
export interface WaterCell {
  readonly x: number
  readonly z: number
}

export interface WaterWayOptions {
  /** Whether a boat fits with its middle in a cell. */
  readonly isOpen: (x: number, z: number) => boolean
  readonly from: WaterCell
  readonly to: Pick<Position, 'x' | 'z'>
  /** Cells looked at before the search takes the best it has found. */
  readonly mostCells?: number
}

interface Node extends WaterCell {
  readonly cost: number
  readonly parent: Node | undefined
}

const steps = [-1, 0, 1]
  .flatMap((x) => [-1, 0, 1].map((z) => ({ x, z })))
  .filter(({ x, z }) => x !== 0 || z !== 0)

/** Way over water to the cell nearest to a place that can be found; the cells in order, without the first. */
export function findWaterWay({ isOpen, from, to, mostCells = 6000 }: WaterWayOptions): readonly WaterCell[] {
  const away = ({ x, z }: WaterCell): number => Math.hypot(to.x - x - 0.5, to.z - z - 0.5)
  const start: Node = { ...from, cost: 0, parent: undefined }
  // Buckets by the length of the whole way stand in for a heap: ways grow by one or one and a half.
  const open = new Map<number, Node[]>([[Math.floor(away(start)), [start]]])
  const done = new Set<string>()
  let best = start
  let lowest = Math.floor(away(start))
  while (done.size < mostCells && open.size > 0) {
    while (!open.has(lowest)) lowest += 1
    const bucket = open.get(lowest) ?? []
    const node = bucket.pop()
    if (bucket.length === 0) open.delete(lowest)
    if (!node || done.has(`${node.x},${node.z}`)) continue
    done.add(`${node.x},${node.z}`)
    if (away(node) < away(best)) best = node
    if (away(node) < 1) break
    for (const step of steps) {
      const next = { x: node.x + step.x, z: node.z + step.z }
      if (done.has(`${next.x},${next.z}`) || !isOpen(next.x, next.z)) continue
      const child: Node = { ...next, cost: node.cost + Math.hypot(step.x, step.z), parent: node }
      const key = Math.floor(child.cost + away(child))
      lowest = Math.min(lowest, key)
      open.set(key, [...(open.get(key) ?? []), child])
    }
  }
  const way: WaterCell[] = []
  for (let node: Node | undefined = best; node?.parent; node = node.parent)
    way.unshift({ x: node.x, z: node.z })
  return way
}
