/** Thing of a graph. */
export interface GraphNode {
  readonly name: string
  readonly text: string
  readonly column: number
  /** Names of others, which stand in lower columns. */
  readonly needs: readonly string[]
  /** Sign that tells the state without colour. */
  readonly mark: string
  /** Class of its colours. */
  readonly tone: string
  /** State in words, for who hears the page. */
  readonly words: string
}

/** Box of a thing, in pixels. */
export interface NodePlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PlacedNodes {
  readonly places: ReadonlyMap<string, NodePlace>
  readonly width: number
  readonly height: number
}

const box = { width: 168, height: 28 }
const gap = { x: 40, y: 8 }

/** Gives each thing a box: its column from the left, and in it near the things it needs. */
export function placeNodes(nodes: readonly GraphNode[]): PlacedNodes {
  const rows = new Map<string, number>()
  const columns = new Map<number, GraphNode[]>()
  for (const node of nodes) columns.set(node.column, [...(columns.get(node.column) ?? []), node])
  const numbers = [...columns.keys()].sort((one, other) => one - other)
  for (const number of numbers) {
    const wanted = (columns.get(number) ?? []).map((node) => ({ node, row: middleOf(node, rows) }))
    wanted.sort((one, other) => one.row - other.row || one.node.name.localeCompare(other.node.name))
    for (const [row, { node }] of wanted.entries()) rows.set(node.name, row)
  }
  const places = new Map(
    nodes.map(({ name, column }) => [
      name,
      {
        x: 2 + numbers.indexOf(column) * (box.width + gap.x),
        y: 2 + (rows.get(name) ?? 0) * (box.height + gap.y),
        ...box,
      },
    ]),
  )
  const most = Math.max(0, ...[...columns.values()].map(({ length }) => length))
  return {
    places,
    width: Math.max(1, numbers.length * (box.width + gap.x) - gap.x + 4),
    height: Math.max(1, most * (box.height + gap.y) + 4),
  }
}

function middleOf({ needs }: GraphNode, rows: ReadonlyMap<string, number>): number {
  const known = needs.flatMap((need) => rows.get(need) ?? [])
  return known.length === 0 ? 0 : known.reduce((sum, row) => sum + row, 0) / known.length
}

/** Way of a line from the right of one box to the left of another; absent when either is not shown. */
export function lineBetween(from: NodePlace | undefined, to: NodePlace | undefined): string | undefined {
  if (from === undefined || to === undefined) return undefined
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2]
  const [x2, y2] = [to.x, to.y + to.height / 2]
  const bend = Math.max(20, (x2 - x1) / 2)
  return `M${x1} ${y1} C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
}
