import { offsetBy, type Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { isUnderSky } from './is-under-sky.ts'

// The sun is too low to burn anything before and after these times.
const sunLowAt = 12_300
const sunHighAt = 23_500

/** Whether it is day, whatever the weather. */
export const isDay = ({ sky }: WorldContext): boolean => sky.timeOfDay < sunLowAt || sky.timeOfDay > sunHighAt

/** Whether the sun shines on a body. */
export function isDaylit(
  world: WorldContext,
  body: { readonly position: Place; readonly height: number },
): boolean {
  if (!isDay(world) || world.sky.isRaining) return false
  if (world.blocks.at(body.position).name === 'water') return false
  return isUnderSky(world, offsetBy(body.position, { x: 0, y: body.height, z: 0 }))
}
