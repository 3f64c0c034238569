import type { Entity } from '../context/entity.ts'
import type { WorldContext } from '../context/world-context.ts'
import { playSound } from '../protocol/sound-packet.ts'

/** Lets a shulker's bullet burst: where it ends, or by a blow or a shot. */
export function breakBullet(world: WorldContext, bullet: Entity): void {
  world.entities.remove(bullet)
  playSound(world, bullet.position, { name: 'entity.shulker_bullet.hit', category: 'hostile' })
}
