import type { BodyPart, CrystalEntity, MobEntity, ProjectileEntity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import type { Projectile } from '../context/projectile.ts'

/** Body that a projectile can hit. */
export type Victim = Player | MobEntity | CrystalEntity | ProjectileEntity

// Bodies are hit a little beside their box.
const margin = 0.25
const widestBody = 3
// Head and tail of the dragon reach far beyond its middle.
const farthestPart = 10

/** The living bodies that a projectile could meet within this tick; not its owner. */
export function victimsAlong(world: WorldContext, projectile: Projectile, speed: number): readonly Victim[] {
  const { position, ownerId, homing } = projectile
  const found: Victim[] = []
  const consider = (body: Victim): void => {
    if (
      body.id === ownerId ||
      ('isDead' in body && body.isDead) ||
      body.position.dimension !== position.dimension
    )
      return
    const reach = speed + (partsOf(body) ? farthestPart : widestBody)
    const isNear =
      Math.abs(body.position.x - position.x) < reach &&
      Math.abs(body.position.y - position.y) < reach &&
      Math.abs(body.position.z - position.z) < reach
    if (isNear) found.push(body)
  }
  for (const player of world.players) if (player.gameMode !== 'spectator') consider(player)
  for (const entity of world.entities.all()) {
    // A shulker's bullet can be shot down, but not by another one.
    const isBullet = entity.kind === 'projectile' && entity.typeName === 'shulker_bullet' && !homing
    if (entity.kind === 'mob' || entity.kind === 'crystal' || isBullet) consider(entity)
  }
  return found
}

/** Body that is met, and where. */
export interface Hit {
  readonly victim: Victim
  /** Whether it is met on the head, as far as it is hit in parts. */
  readonly isOnHead: boolean
}

/** The first body that contains a point; absent when none does. */
export function findVictim(victims: readonly Victim[], point: Position): Hit | undefined {
  for (const victim of victims) {
    const parts = partsOf(victim)
    const part = parts?.find((each) => contains(each, point))
    if (part ?? (!parts && contains(victim, point))) return { victim, isOnHead: part?.name === 'head' }
  }
  return undefined
}

function partsOf(body: Victim): readonly BodyPart[] | undefined {
  return body.kind === 'mob' ? body.parts : undefined
}

function contains(
  { position, width, height }: Pick<BodyPart, 'position' | 'width' | 'height'>,
  { x, y, z }: Position,
): boolean {
  const reach = width / 2 + margin
  if (Math.abs(position.x - x) > reach || Math.abs(position.z - z) > reach) return false
  return y > position.y - margin && y < position.y + height + margin
}
