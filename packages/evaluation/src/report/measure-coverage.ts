import type { Position } from '@voyager-mc/core'
import type { MapCoverage } from './run-summary.ts'

const chunkBlocks = 16
// A way longer than this between two observations was a journey of another kind, such as a death.
const longestWayBlocks = 1000

/** Part of the map that a way went through. */
export function measureCoverage(way: readonly Position[]): MapCoverage {
  const chunks = new Set<string>()
  for (const [index, place] of way.entries()) {
    for (const { x, z } of between(way[index - 1], place))
      chunks.add(`${Math.floor(x / chunkBlocks)},${Math.floor(z / chunkBlocks)}`)
  }
  const [first] = way
  return {
    chunks: chunks.size,
    widthBlocks: extent(way.map(({ x }) => x)),
    depthBlocks: extent(way.map(({ z }) => z)),
    farthestBlocks:
      first === undefined
        ? 0
        : Math.round(Math.max(...way.map(({ x, z }) => Math.hypot(x - first.x, z - first.z)))),
  }
}

type Flat = Pick<Position, 'x' | 'z'>

/** Places along the line to `to`, close enough to miss no chunk but a corner. */
function between(from: Flat | undefined, to: Flat): readonly Flat[] {
  if (from === undefined) return [to]
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  if (length > longestWayBlocks) return [to]
  const steps = Math.max(1, Math.ceil(length / (chunkBlocks / 4)))
  return Array.from({ length: steps }, (_nothing, index) => {
    const share = (index + 1) / steps
    return { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share }
  })
}

function extent(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(Math.max(...values) - Math.min(...values))
}
