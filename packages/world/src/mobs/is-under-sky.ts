import type { Place } from '../context/position.ts'
import { dimensions } from '../registry/dimension.ts'
import type { WorldContext } from '../context/world-context.ts'

// Nothing that casts shade is higher above than this, except the world's few peaks.
const reachBlocks = 80

/** Whether a place has a sky and nothing opaque above it; leaves let daylight through, but not the sun itself. */
export function isUnderSky(
  { blocks }: WorldContext,
  position: Place,
  { throughLeaves = false }: { readonly throughLeaves?: boolean } = {},
): boolean {
  if (!dimensions[position.dimension].hasSky) return false
  const { idAt, maxY } = blocks.in(position.dimension)
  const [x, z] = [Math.floor(position.x), Math.floor(position.z)]
  const start = Math.floor(position.y)
  const end = Math.min(maxY, start + reachBlocks)
  for (let y = start; y < end; y += 1) {
    const id = idAt(x, y, z)
    if (id === 0) continue
    const { isFullCube, name } = blocks.state(id)
    if (!isFullCube || name.endsWith('glass')) continue
    if (!throughLeaves || !name.endsWith('leaves')) return false
  }
  return true
}
