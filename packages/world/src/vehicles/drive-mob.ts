import type { Mob } from '../context/mob.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { lookDirection } from '../inventory/look-direction.ts'
import { followsLure, obeysRider } from '../mobs/steeds.ts'
import { stand, walkAlong } from '../mobs/walk-towards.ts'

// A saddled horse runs 9 to 14 blocks a second, which is three times what it does by itself.
const riddenPace = 3
const lurePace = 1.6
const thinkTicks = 5

/** Lets a mount go where its rider looks and steers; what does not obey goes its own way. */
export function driveMob(world: WorldContext, mob: Mob, player: Player): void {
  if (!obeysRider(mob, player)) return
  mob.mind.thinkAtTick = world.tick + thinkTicks
  const ahead = lookDirection({ yaw: player.yaw, pitch: 0 })
  const { left, forward } = followsLure(mob) ? { left: 0, forward: 1 } : player.steering
  const length = Math.hypot(left, forward)
  if (length === 0) {
    stand(mob)
    return
  }
  const x = (ahead.x * forward + ahead.z * left) / length
  const z = (ahead.z * forward - ahead.x * left) / length
  walkAlong(mob, { x, z }, followsLure(mob) ? lurePace : riddenPace * (forward < 0 ? 0.25 : 1))
  mob.yaw = player.yaw
}
