import type { TreeKind } from '../biome-kind.ts'
import type { SeededRandom } from '../create-random.ts'

/** Receives the blocks of a tree, relative to the lowest trunk block. */
export interface TreeSink {
  log(x: number, y: number, z: number): void
  /** A leaf block, `distance` (1 to 6) from the trunk. */
  leaf(x: number, y: number, z: number, distance: number): void
}

/** The farthest that any tree reaches sideways from its trunk, in blocks. */
export const treeReach = 5

/** Builds a tree of a kind; shapes follow https://minecraft.wiki/w/Tree in outline. */
export function buildTree(
  kind: TreeKind,
  { sink, random }: { readonly sink: TreeSink; readonly random: SeededRandom },
): void {
  shapes[kind](sink, random)
}

type Shape = (sink: TreeSink, random: SeededRandom) => void

const shapes: Readonly<Record<TreeKind, Shape>> = {
  oak: (sink, random) => blob(sink, { random, height: random.between(4, 6) }),
  birch: (sink, random) => blob(sink, { random, height: random.between(5, 7) }),
  jungle: (sink, random) => blob(sink, { random, height: random.between(6, 10) }),
  spruce: cone,
  acacia: bentUmbrella,
  dark_oak: broadTrunk,
  mangrove: onRoots,
  cherry: wideCrown,
}

function trunk(sink: TreeSink, height: number): void {
  for (let y = 0; y < height; y++) sink.log(0, y, 0)
}

interface DiscOptions {
  readonly x?: number
  readonly y: number
  readonly z?: number
  readonly radius: number
  /** Blocks between this layer and the nearest log. */
  readonly above?: number
  /** Leaves out this share of the corners. */
  readonly ragged?: number
  readonly random: SeededRandom
}

function disc(sink: TreeSink, { x = 0, y, z = 0, radius, above = 0, ragged = 1, random }: DiscOptions): void {
  for (let dz = -radius; dz <= radius; dz++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const isCorner = radius > 0 && Math.abs(dx) === radius && Math.abs(dz) === radius
      if (isCorner && random.next() < ragged) continue
      // Leaves farther than six blocks from a log would decay.
      const distance = Math.abs(dx) + Math.abs(dz) + above
      if (distance <= 6) sink.leaf(x + dx, y, z + dz, Math.max(1, distance))
    }
  }
}

function blob(sink: TreeSink, { random, height }: { random: SeededRandom; height: number }): void {
  disc(sink, { y: height - 3, radius: 2, ragged: 0.5, random })
  disc(sink, { y: height - 2, radius: 2, ragged: 0.5, random })
  disc(sink, { y: height - 1, radius: 1, ragged: 0.3, random })
  disc(sink, { y: height, radius: 1, above: 1, random })
  trunk(sink, height)
}

function cone(sink: TreeSink, random: SeededRandom): void {
  const height = random.between(6, 9)
  const bare = random.between(1, 2)
  let radius = 1
  for (let y = height; y > bare; y--) {
    disc(sink, { y, radius: y === height ? 0 : radius, above: Math.max(0, y - height + 1), random })
    radius = radius >= 2 || y === height ? 1 : radius + 1
  }
  trunk(sink, height)
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

function bentUmbrella(sink: TreeSink, random: SeededRandom): void {
  const height = random.between(5, 7)
  const [stepX, stepZ] = directions[random.between(0, 3)] ?? [1, 0]
  const bend = height - random.between(2, 3)
  let x = 0
  let z = 0
  for (let y = 0; y < height; y++) {
    if (y >= bend) {
      x += stepX
      z += stepZ
    }
    sink.log(x, y, z)
  }
  disc(sink, { x, y: height - 1, z, radius: 2, ragged: 0, random })
  disc(sink, { x, y: height, z, radius: 1, above: 1, random })
}

function broadTrunk(sink: TreeSink, random: SeededRandom): void {
  const height = random.between(6, 8)
  for (const [layer, radius] of [
    [height - 2, 2],
    [height - 1, 3],
    [height, 2],
  ] as const) {
    for (let dz = -radius; dz <= radius + 1; dz++) {
      for (let dx = -radius; dx <= radius + 1; dx++) {
        const outX = Math.max(-dx, dx - 1, 0)
        const outZ = Math.max(-dz, dz - 1, 0)
        if (outX === radius && outZ === radius) continue
        sink.leaf(dx, layer, dz, Math.max(1, Math.min(6, outX + outZ + (layer === height ? 1 : 0))))
      }
    }
  }
  for (let y = 0; y < height; y++) {
    for (const [x, z] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      sink.log(x, y, z)
    }
  }
}

function onRoots(sink: TreeSink, random: SeededRandom): void {
  const height = random.between(6, 9)
  disc(sink, { y: height - 3, radius: 2, ragged: 0.5, random })
  disc(sink, { y: height - 2, radius: 3, ragged: 1, random })
  disc(sink, { y: height - 1, radius: 2, ragged: 0.5, random })
  disc(sink, { y: height, radius: 1, above: 1, random })
  trunk(sink, height)
}

function wideCrown(sink: TreeSink, random: SeededRandom): void {
  const height = random.between(5, 6)
  const [stepX, stepZ] = directions[random.between(0, 3)] ?? [1, 0]
  disc(sink, { y: height - 2, radius: 3, ragged: 1, random })
  disc(sink, { y: height - 1, radius: 4, ragged: 1, random })
  disc(sink, { y: height, radius: 3, above: 1, ragged: 1, random })
  disc(sink, { y: height + 1, radius: 1, above: 2, ragged: 1, random })
  trunk(sink, height)
  sink.log(stepX, height - 2, stepZ)
  sink.log(stepX * 2, height - 1, stepZ * 2)
}
