import { hash2 } from '../generation/hash2.ts'
import type { Place } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'

/**
 * Draws from 0 up to, not including, 1 for a place and a tick. No dice, because which wild plants were seen would
 * change how they fall for everything else.
 */
export function drawAt(world: WorldContext, { x, y, z }: Place, salt: number): number {
  const draw = hash2(hash2(world.seed ^ salt, world.tick, y), x, z)
  return (draw >>> 0) / 0x100000000
}
