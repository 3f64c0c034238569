import { stateIdOf } from '../../registry/block-state.ts'
import type { Registry } from '../../registry/registry.ts'
import type { TreeKind } from '../biome-kind.ts'
import type { BlockPalette } from '../create-block-palette.ts'
import type { ColumnBuffer } from '../../columns/create-column-buffer.ts'
import { createRandom } from '../create-random.ts'
import type { PlannedTree, TreePlan } from './create-tree-plan.ts'
import { buildTree } from './build-tree.ts'

/** The state ids of one kind of tree. */
export interface TreeBlocks {
  readonly log: number
  /** Leaves by their distance to the trunk, from 1 to 6; index 0 is unused. */
  readonly leaves: readonly number[]
}

/** The state ids of a kind of tree, `undefined` if the version does not have it. */
export function treeBlocks(registry: Registry, kind: TreeKind): TreeBlocks | undefined {
  const log = stateIdOf(registry, `${kind}_log`, { axis: 'y' })
  if (log === undefined) return undefined
  const leaves = Array.from(
    { length: 7 },
    (_, distance) =>
      stateIdOf(registry, `${kind}_leaves`, {
        distance: Math.max(1, distance),
        persistent: false,
        waterlogged: false,
      }) ?? 0,
  )
  return { log, leaves }
}

/** Materials and places of one chunk's trees. */
export interface PlantTreesOptions {
  readonly blocks: BlockPalette
  readonly trees: ReadonlyMap<TreeKind, TreeBlocks>
  readonly plan: TreePlan
  readonly chunkX: number
  readonly chunkZ: number
}

/** Plants the trees of a chunk and the crowns that reach in from its neighbours. */
export function plantTrees(
  buffer: ColumnBuffer,
  { blocks, trees, plan, chunkX, chunkZ }: PlantTreesOptions,
): void {
  const { air, shortGrass, fern, snow, dandelion, poppy, sugarCane, lilyPad } = blocks
  const soft = new Set([air, shortGrass, fern, snow, dandelion, poppy, sugarCane, lilyPad])
  for (let dx = -1; dx <= 1; dx++) {
    for (let dz = -1; dz <= 1; dz++) {
      for (const tree of plan(chunkX + dx, chunkZ + dz)) {
        const parts = trees.get(tree.kind)
        if (parts) plantTree(buffer, { tree, parts, soft, dirt: blocks.dirt, x: chunkX * 16, z: chunkZ * 16 })
      }
    }
  }
}

interface PlantTreeOptions {
  readonly tree: PlannedTree
  readonly parts: TreeBlocks
  /** States that leaves may replace. */
  readonly soft: ReadonlySet<number>
  readonly dirt: number
  readonly x: number
  readonly z: number
}

function plantTree(
  { states, bounds }: ColumnBuffer,
  { tree, parts, soft, dirt, x, z }: PlantTreeOptions,
): void {
  const put = (blockX: number, blockY: number, blockZ: number, state: number, isLog: boolean): void => {
    const localX = tree.x + blockX - x
    const localZ = tree.z + blockZ - z
    if (localX < 0 || localX > 15 || localZ < 0 || localZ > 15) return
    const index = ((tree.y + blockY - bounds.minY) << 8) | (localZ << 4) | localX
    if (isLog || soft.has(states[index] ?? -1)) states[index] = state
    if (isLog && blockY === 0) states[index - 256] = dirt
  }
  buildTree(tree.kind, {
    random: createRandom(tree.shapeSeed),
    sink: {
      log: (blockX, blockY, blockZ) => put(blockX, blockY, blockZ, parts.log, true),
      leaf: (blockX, blockY, blockZ, distance) =>
        put(blockX, blockY, blockZ, parts.leaves[distance] ?? 0, false),
    },
  })
}
