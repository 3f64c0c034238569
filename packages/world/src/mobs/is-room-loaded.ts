import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

// No body that moves is further than this from the middle of its feet.
const margin = 2

/** Whether the blocks around a body are in memory, so that moving it does not make the world grow. */
export function isRoomLoaded({ blocks }: WorldContext, place: Place): boolean {
  const { x, z } = place
  const insideX = x - 16 * Math.floor(x / 16)
  const insideZ = z - 16 * Math.floor(z / 16)
  if (insideX >= margin && insideX < 16 - margin && insideZ >= margin && insideZ < 16 - margin) return true
  return (
    blocks.isLoaded({ ...place, x: x - margin, z: z - margin }) &&
    blocks.isLoaded({ ...place, x: x + margin, z: z - margin }) &&
    blocks.isLoaded({ ...place, x: x - margin, z: z + margin }) &&
    blocks.isLoaded({ ...place, x: x + margin, z: z + margin })
  )
}
