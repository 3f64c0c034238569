import { homeOfWay, type TechTree } from '@voyager-mc/tech-tree'

export interface CommonHeightOptions {
  /** Absent for a version that has none. */
  readonly techTree: TechTree | undefined
  readonly dimension: string
}

// Above it a block is found by walking, as emeralds of mountains are.
const deepest = 60

/** Height at which the first of some blocks is most common; undefined unless all of them lie deep in the dimension. */
export function commonHeight(
  names: readonly string[],
  { techTree, dimension }: CommonHeightOptions,
): number | undefined {
  if (names.length === 0 || techTree === undefined) return undefined
  const heights = names.flatMap((name) => {
    const mining = techTree.ways(name).find(({ type }) => type === 'mine')
    const isHere = mining !== undefined && (homeOfWay(mining)?.dimension ?? 'overworld') === dimension
    const height = techTree.block(name)?.bestHeight ?? deepest
    return isHere && height < deepest ? [height] : []
  })
  return heights.length === names.length ? heights[0] : undefined
}
