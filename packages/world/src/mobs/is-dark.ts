import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isDay } from './is-daylit.ts'
import { isUnderSky } from './is-under-sky.ts'

// Daylight fades by one a block; sideways it is looked for at these distances.
const daylightOffsets: readonly number[] = [-8, -4, 0, 4, 8]
const lampReach = { horizontal: 11, vertical: 5 }

// Light of lamps in which monsters still appear: https://minecraft.wiki/w/Dimension_type (monster_spawn_light_level)
const dimmest = { overworld: 0, the_nether: 7, the_end: 0 } as const

/** Whether a place is dark enough for monsters to appear: no lamp near, and night or no sky near; the Nether need not be as dark. */
export function isDark(world: WorldContext, place: Place): boolean {
  const isSunny = isDay(world) && !world.sky.isThundering
  if (isSunny && isSkyNear(world, place)) return false
  return !isLampNear(world, place)
}

function isSkyNear(world: WorldContext, own: Place): boolean {
  // The own place first, because it decides most cases.
  if (isUnderSky(world, own, { throughLeaves: true })) return true
  for (const dx of daylightOffsets) {
    for (const dz of daylightOffsets) {
      const place = offsetBy(own, { x: dx, y: 1, z: dz })
      if (world.blocks.isLoaded(place) && isUnderSky(world, place, { throughLeaves: true })) return true
    }
  }
  return false
}

// Light spreads around corners, so every lamp counts whose light would reach through open air.
function isLampNear({ blocks }: WorldContext, { x, y, z, dimension }: Place): boolean {
  const { horizontal, vertical } = lampReach
  const { idAt } = blocks.in(dimension)
  for (let dx = -horizontal; dx <= horizontal; dx += 1) {
    for (let dz = -horizontal; dz <= horizontal; dz += 1) {
      if (!blocks.isLoaded({ x: x + dx, y, z: z + dz, dimension })) continue
      for (let dy = -vertical; dy <= vertical; dy += 1) {
        const id = idAt(x + dx, y + dy, z + dz)
        if (id === 0) continue
        const light = blocks.state(id).lightEmission
        if (light - dimmest[dimension] > Math.abs(dx) + Math.abs(dy) + Math.abs(dz)) return true
      }
    }
  }
  return false
}
