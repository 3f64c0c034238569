import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import { velocityFields } from '../protocol/velocity-fields.ts'

const lift = 0.36

/** Ticks for which a push may carry a body up. */
export const carriedTicks = 40

/** Pushes a player away from a place. */
export function pushPlayer(player: Player, from: Position, strength = 0.4): void {
  const [dx, dz] = [player.position.x - from.x, player.position.z - from.z]
  const length = Math.hypot(dx, dz) || 1
  player.pushedTicks = carriedTicks
  const velocity = { x: (dx / length) * strength, y: lift, z: (dz / length) * strength }
  player.send('entity_velocity', { entityId: player.id, ...velocityFields(velocity) })
}
