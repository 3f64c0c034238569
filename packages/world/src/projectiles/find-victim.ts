import type { CrystalEntity, MobEntity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Projectile } from '../context/projectile.ts'

/** Body that a projectile can hit. */
export type Victim = Player | MobEntity | CrystalEntity

// Bodies are hit a little beside their box.
const margin = 0.25
const widestBody = 3

/** The living bodies that a projectile could meet within this tick; not its owner. */
export function victimsAlong(world: WorldContext, projectile: Projectile, speed: number): readonly Victim[] {
  const { position, ownerId } = projectile
  const reach = speed + widestBody
  const found: Victim[] = []
  const consider = (body: Victim): void => {
    if (
      body.id === ownerId ||
      (body.kind !== 'crystal' && body.isDead) ||
      body.position.dimension !== position.dimension
    )
      return
    const isNear =
      Math.abs(body.position.x - position.x) < reach &&
      Math.abs(body.position.y - position.y) < reach &&
      Math.abs(body.position.z - position.z) < reach
    if (isNear) found.push(body)
  }
  for (const player of world.players) if (player.gameMode !== 'spectator') consider(player)
  for (const entity of world.entities.all())
    if (entity.kind === 'mob' || entity.kind === 'crystal') consider(entity)
  return found
}

/** The first body that contains a point; absent when none does. */
export function findVictim(victims: readonly Victim[], { x, y, z }: Position): Victim | undefined {
  for (const victim of victims) {
    const { position, width, height } = victim
    const reach = width / 2 + margin
    if (Math.abs(position.x - x) > reach || Math.abs(position.z - z) > reach) continue
    if (y > position.y - margin && y < position.y + height + margin) return victim
  }
  return undefined
}
