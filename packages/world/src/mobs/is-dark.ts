import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isDay } from './is-daylit.ts'
import { isUnderSky } from './is-under-sky.ts'

// Daylight fades by one a block; sideways it is looked for at these distances.
const daylightOffsets: readonly number[] = [-8, -4, 0, 4, 8]
const lampReach = { horizontal: 11, vertical: 5 }

/** Whether a place is dark enough for monsters to appear: no lamp near, and night or no sky near. */
export function isDark(world: WorldContext, { x, y, z }: Position): boolean {
  const isSunny = isDay(world) && !world.sky.isThundering
  if (isSunny && isSkyNear(world, { x, y, z })) return false
  return !isLampNear(world, { x, y, z })
}

function isSkyNear(world: WorldContext, { x, y, z }: Position): boolean {
  // The own place first, because it decides most cases.
  if (isUnderSky(world, { x, y, z }, { throughLeaves: true })) return true
  for (const dx of daylightOffsets) {
    for (const dz of daylightOffsets) {
      const place = { x: x + dx, y: y + 1, z: z + dz }
      if (world.blocks.isLoaded(place) && isUnderSky(world, place, { throughLeaves: true })) return true
    }
  }
  return false
}

// Light spreads around corners, so every lamp counts whose light would reach through open air.
function isLampNear({ blocks }: WorldContext, { x, y, z }: Position): boolean {
  const { horizontal, vertical } = lampReach
  for (let dx = -horizontal; dx <= horizontal; dx += 1) {
    for (let dz = -horizontal; dz <= horizontal; dz += 1) {
      if (!blocks.isLoaded({ x: x + dx, y, z: z + dz })) continue
      for (let dy = -vertical; dy <= vertical; dy += 1) {
        const id = blocks.idAt(x + dx, y + dy, z + dz)
        if (id === 0) continue
        const light = blocks.state(id).lightEmission
        if (light > Math.abs(dx) + Math.abs(dy) + Math.abs(dz)) return true
      }
    }
  }
  return false
}
