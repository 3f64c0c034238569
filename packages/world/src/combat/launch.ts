import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { Place, Position } from '../context/position.ts'
import type { WorldContext } from '../context/world-context.ts'
import { playSound } from '../protocol/sound-packet.ts'
import type { Homing, MissileName, Projectile } from '../context/projectile.ts'

/** Start of a projectile's flight. */
export interface LaunchOptions {
  readonly owner: Player | Entity | undefined
  readonly position: Place
  /** The way it flies; its length does not matter. */
  readonly direction: Position
  /** Blocks per tick. */
  readonly speed: number
  /** Factor by which it strays, 0 for never, 1 for a player's arm. */
  readonly spread?: number
  readonly damagePerSpeed?: number
  readonly isCritical?: boolean
  readonly mayBePickedUp?: boolean
  readonly punch?: number
  readonly burns?: boolean
  readonly potion?: string
  readonly lingers?: boolean
  readonly homing?: Homing
}

const strayPerSpread = 0.0075
const arrowDamage = 2

/** Lets a projectile fly. */
export function launch(world: WorldContext, missile: MissileName, options: LaunchOptions): Projectile {
  const { owner, position, direction, speed, spread = 1 } = options
  const length = Math.hypot(direction.x, direction.y, direction.z) || 1
  const stray = (): number =>
    (world.random() + world.random() + world.random() - 1.5) * 2 * strayPerSpread * spread
  const velocity = {
    x: (direction.x / length + stray()) * speed,
    y: (direction.y / length + stray()) * speed,
    z: (direction.z / length + stray()) * speed,
  }
  playSound(world, position, { name: soundOf(missile, owner), category: 'neutral' })
  return world.entities.add<Projectile>({
    ...world.entities.create({
      typeName: missile,
      position,
      velocity,
      yaw: (Math.atan2(velocity.x, velocity.z) * 180) / Math.PI,
      pitch: (Math.atan2(velocity.y, Math.hypot(velocity.x, velocity.z)) * 180) / Math.PI,
      objectData: owner?.id ?? 0,
    }),
    kind: 'projectile',
    ownerId: owner?.id,
    isStuck: false,
    missile,
    owner,
    damagePerSpeed: options.damagePerSpeed ?? arrowDamage,
    isCritical: options.isCritical ?? false,
    mayBePickedUp: options.mayBePickedUp ?? false,
    punch: options.punch ?? 0,
    burns: options.burns ?? false,
    ...(options.potion !== undefined && { potion: options.potion }),
    ...(options.lingers && { lingers: true }),
    ...(options.homing && { homing: options.homing }),
  })
}

function soundOf(missile: MissileName, owner: LaunchOptions['owner']): string {
  if (missile === 'shulker_bullet') return 'entity.shulker.shoot'
  const bow = owner?.kind === 'mob' ? 'skeleton' : 'arrow'
  return missile === 'arrow' ? `entity.${bow}.shoot` : `entity.${missile}.throw`
}
