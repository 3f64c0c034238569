import { buildTree } from '../generation/plants/build-tree.ts'
import type { TreeKind } from '../generation/biome-kind.ts'
import { createRandom } from '../generation/create-random.ts'
import { offsetBy, type Place, type Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isReplaceable } from '../rules/index.ts'

const kinds = new Set<string>(['oak', 'birch', 'spruce', 'jungle', 'acacia', 'dark_oak', 'cherry'])

interface Part {
  readonly position: Place
  readonly stateId: number
  readonly isLog: boolean
}

/** Turns a sapling into a tree; false when something stands in the trunk's way. */
export function growTree(world: WorldContext, position: Place, saplingName: string): boolean {
  const wood = saplingName.replace(/_sapling$/, '')
  if (!kinds.has(wood)) return false
  const parts: Part[] = []
  const part = (offset: Position, stateId: number | undefined, isLog: boolean): void => {
    if (stateId !== undefined) parts.push({ position: offsetBy(position, offset), stateId, isLog })
  }
  // The set above holds only names that are also kinds of trees.
  buildTree(wood as TreeKind, {
    random: createRandom(Math.floor(world.random() * 0x100000000)),
    sink: {
      log: (x, y, z) => part({ x, y, z }, world.blocks.idOf(`${wood}_log`), true),
      leaf: (x, y, z, distance) =>
        part({ x, y, z }, world.blocks.idOf(`${wood}_leaves`, { distance }), false),
    },
  })
  const isOpen = (at: Place): boolean => {
    const { name, isAir } = world.blocks.at(at)
    return (
      isAir || name.endsWith('_leaves') || name.endsWith('_sapling') || isReplaceable(world.blocks.at(at))
    )
  }
  const { maxY } = world.blocks.in(position.dimension)
  const hasRoom = parts.every(({ position: at, isLog }) => !isLog || (at.y < maxY && isOpen(at)))
  if (!hasRoom) return false
  for (const { position: at, stateId, isLog } of parts) {
    if (isLog || world.blocks.at(at).isAir) world.blocks.set(at, stateId)
  }
  return true
}
