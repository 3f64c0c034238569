import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

const harmful = new Set([
  'lava',
  'fire',
  'soul_fire',
  'cactus',
  'sweet_berry_bush',
  'magma_block',
  'campfire',
])

/** Whether a body of a height can stand in a cell: firm ground below, room above, nothing that hurts. */
export function isStandable(
  { blocks }: WorldContext,
  { x, y, z, dimension }: Place,
  height: number,
): boolean {
  const { idAt } = blocks.in(dimension)
  const floor = blocks.state(idAt(x, y - 1, z))
  if (!floor.isSolid || harmful.has(floor.name) || floor.shapes.some((shape) => shape[4] > 1)) return false
  for (let up = 0; up < Math.ceil(height); up += 1) {
    const state = blocks.state(idAt(x, y + up, z))
    if (state.isSolid || harmful.has(state.name)) return false
  }
  return true
}
