import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

// Nothing that casts shade is higher above than this, except the world's few peaks.
const reachBlocks = 80

/** Whether nothing opaque is above a place; leaves let daylight through, but not the sun itself. */
export function isUnderSky(
  { blocks }: WorldContext,
  position: Position,
  { throughLeaves = false }: { readonly throughLeaves?: boolean } = {},
): boolean {
  const [x, z] = [Math.floor(position.x), Math.floor(position.z)]
  const start = Math.floor(position.y)
  const end = Math.min(blocks.maxY, start + reachBlocks)
  for (let y = start; y < end; y += 1) {
    const id = blocks.idAt(x, y, z)
    if (id === 0) continue
    const { isFullCube, name } = blocks.state(id)
    if (!isFullCube || name.endsWith('glass')) continue
    if (!throughLeaves || !name.endsWith('leaves')) return false
  }
  return true
}
