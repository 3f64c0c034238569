import { difficulties } from '../context/difficulty.ts'
import type { Player } from '../context/player.ts'
import type { MobEntity } from '../context/entity.ts'
import type { WorldContext } from '../context/world-context.ts'
import { launch } from './launch.ts'

const speeds = { arrow: 1.6, potion: 0.75, fireball: 1 }
// Aim above the target by this share of the distance, which gravity takes back.
const lift = { arrow: 0.2, potion: 0.2, fireball: 0 }

/** Lets a mob shoot or throw at a player; better aimed on higher difficulties. */
export function shootAt(
  world: WorldContext,
  mob: MobEntity,
  { target, missile }: { readonly target: Player; readonly missile: 'arrow' | 'potion' | 'fireball' },
): void {
  const position = { ...mob.position, y: mob.position.y + mob.height * 0.85 }
  const [dx, dz] = [target.position.x - position.x, target.position.z - position.z]
  const aimedAt = target.position.y + target.height / 3
  launch(world, missile, {
    owner: mob,
    position,
    direction: { x: dx, y: aimedAt - position.y + Math.hypot(dx, dz) * lift[missile], z: dz },
    speed: speeds[missile],
    spread: 14 - difficulties.indexOf(world.difficulty) * 4,
  })
}
