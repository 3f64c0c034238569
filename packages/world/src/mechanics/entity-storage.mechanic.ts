import { z } from 'zod'
import type { Entity } from '../context/entity.ts'
import { keptState } from '../context/kept-state.ts'
import type { Mechanic } from '../context/mechanic.ts'
import { asMob, type Mob } from '../context/mob.ts'
import { asProjectile } from '../context/projectile.ts'
import type { WorldContext } from '../context/world-context.ts'
import {
  keepPlainEntity,
  plainEntityShape,
  revivePlainEntity,
  type KeptPlainEntity,
} from '../entities/plain-entities.ts'
import { keepMob, mobRecordShape, reviveMob, type MobRecord, type PlayerNamed } from '../mobs/mob-record.ts'
import {
  keepProjectile,
  projectileRecordShape,
  reviveProjectile,
  type ProjectileRecord,
} from '../projectiles/projectile-record.ts'

type EntityRecord = KeptPlainEntity | MobRecord | ProjectileRecord

interface KeptEntities {
  readonly lastId: number
  /** In the order of their birth, in which they act. */
  readonly entities: readonly EntityRecord[]
}

const schema: z.ZodType<KeptEntities> = z.object({
  lastId: z.int(),
  entities: z.array(z.union([plainEntityShape, mobRecordShape, projectileRecordShape])),
})

/** Keeps items, creatures, projectiles, orbs and falling blocks with the world, each with its number and its mind. */
export function createEntityStorage(): Mechanic {
  let revision = 0
  // Mobs whose target has not come back yet, by its name.
  const waiting = new Map<Mob, string>()
  return {
    name: 'entity-storage',
    kept: keptState({
      schema,
      save: (world) => ({
        lastId: world.entities.lastId,
        entities: [...world.entities.all()].flatMap((entity) => keep(entity) ?? []),
      }),
      load(world, { lastId, entities }) {
        waiting.clear()
        revision -= 1
        for (const record of entities) {
          const entity = revive(world, record, revision)
          if (!entity) continue
          world.entities.add(entity)
          const mob = record.kind === 'mob' && record.mind.target !== undefined ? asMob(entity) : undefined
          if (mob && !mob.mind.target && record.kind === 'mob') waiting.set(mob, record.mind.target ?? '')
        }
        world.entities.continueFrom(Math.max(lastId, ...world.players.map(({ id }) => id)))
      },
    }),
    playerJoined(_world, player) {
      for (const [mob, name] of waiting) {
        if (name !== player.name) continue
        waiting.delete(mob)
        mob.mind.target ??= player
      }
    },
  }
}

function keep(entity: Entity): EntityRecord | undefined {
  const mob = asMob(entity)
  if (mob) return keepMob(mob)
  const projectile = asProjectile(entity)
  return projectile ? keepProjectile(projectile) : keepPlainEntity(entity)
}

function revive(world: WorldContext, record: EntityRecord, revision: number): Entity | undefined {
  const playerNamed: PlayerNamed = (name) => world.players.find((player) => player.name === name)
  switch (record.kind) {
    case 'mob':
      return reviveMob(world, record, { revision, playerNamed })
    case 'projectile':
      return reviveProjectile(record, {
        revision,
        shooterOf: (shooter) =>
          typeof shooter === 'number' ? world.entities.get(shooter) : playerNamed(shooter),
      })
    case 'item':
    case 'experience-orb':
    case 'falling-block':
    case 'crystal':
    case 'ender-eye':
    case 'cloud':
    case 'boat':
    case 'knot':
    case 'frame':
    case 'stand':
    case 'tnt':
      return revivePlainEntity(record, revision)
  }
}
