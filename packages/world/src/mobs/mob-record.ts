import { z } from 'zod'
import type { MobEntity } from '../context/entity.ts'
import { itemStackShape, positionShape } from '../context/kept-shapes.ts'
import { mobSlots, type Mob, type MobEquipment, type MobMind, type VillagerStock } from '../context/mob.ts'
import type { VillagerHome } from '../context/structures.ts'
import type { Player } from '../context/player.ts'
import type { WorldContext } from '../context/world-context.ts'
import { entityShapes, keepEntity, runningFields, type Kept } from '../entities/entity-record.ts'
import { mobKindOf } from './mob-kinds.ts'

/** Kept form of a mob; players are named. */
export interface MobRecord extends Kept<MobEntity> {
  readonly size: number
  readonly equipment?: MobEquipment
  readonly coat?: string | undefined
  readonly profession?: string | undefined
  readonly home?: VillagerHome | undefined
  readonly stock?: VillagerStock | undefined
  readonly mind: Omit<MobMind, 'target' | 'angryAt' | 'lastHitBy'> & {
    readonly target?: string | undefined
    readonly angryAt?: string | undefined
    readonly lastHitBy?: string | undefined
  }
}

const level = z.object({ x: z.number(), z: z.number() })

const mindShape: z.ZodType<MobRecord['mind']> = z.object({
  heading: level,
  pace: z.number(),
  thinkAtTick: z.number(),
  strollUntilTick: z.number(),
  isBlocked: z.boolean(),
  isAwake: z.boolean(),
  fleeUntilTick: z.number(),
  target: z.string().optional(),
  // Worlds kept before this field existed had none; so below.
  targetSeenAtTick: z.int().default(0),
  memoryTicks: z.int().default(0),
  angryUntilTick: z.number(),
  angryAt: z.string().optional(),
  attackAtTick: z.number(),
  path: z.array(positionShape),
  pathAtTick: z.number(),
  anchor: level.extend({ tick: z.number() }),
  fuseTicks: z.number(),
  // As above.
  volleyStep: z.int().default(0),
  loveUntilTick: z.number(),
  breedAtTick: z.number(),
  grownAtTick: z.number(),
  playerHitAtTick: z.number(),
  lastHitBy: z.string().optional(),
  looting: z.number(),
  lastDamage: z.number(),
  goneAtTick: z.number(),
  air: z.number(),
  isPersistent: z.boolean(),
  // As above.
  isStill: z.boolean().default(false),
})

/** Shape of a kept mob. */
export const mobRecordShape: z.ZodType<MobRecord> = z.object({
  ...entityShapes,
  kind: z.literal('mob'),
  health: z.number(),
  maxHealth: z.number(),
  isDead: z.boolean(),
  hurtAtTick: z.int(),
  fireTicks: z.int(),
  fallDistance: z.number(),
  size: z.int(),
  equipment: z.partialRecord(z.enum(mobSlots), itemStackShape).exactOptional(),
  coat: z.string().optional(),
  profession: z.string().optional(),
  home: z.object({ bed: positionShape, station: positionShape, meeting: positionShape }).optional(),
  stock: z.object({ uses: z.array(z.int()), restockAtTick: z.number() }).optional(),
  mind: mindShape,
})

/** Gives the kept form of a mob. */
export function keepMob(mob: Mob): MobRecord {
  const { traits: _traits, mind, stock, ...rest } = mob
  const { target, ...others } = mind
  return {
    ...keepEntity(rest),
    stock: stock && { uses: [...stock.uses], restockAtTick: stock.restockAtTick },
    mind: { ...others, heading: { ...mind.heading }, anchor: { ...mind.anchor }, target: target?.name },
  }
}

/** Gives back a mob; absent when the version has no mob of its name. Its target is found by `playerNamed`. */
export function reviveMob(
  world: WorldContext,
  record: MobRecord,
  { revision, playerNamed }: { readonly revision: number; readonly playerNamed: PlayerNamed },
): Mob | undefined {
  const traits = mobKindOf(world, record.typeName)
  if (!traits) return undefined
  const { mind } = record
  return {
    ...record,
    ...runningFields(record, revision),
    traits,
    equipment: { ...record.equipment },
    coat: record.coat,
    profession: record.profession,
    home: record.home,
    stock: record.stock,
    mind: { ...mind, target: playerNamed(mind.target), angryAt: mind.angryAt, lastHitBy: mind.lastHitBy },
  }
}

/** Finds a connected player; absent when nobody of that name is there. */
export type PlayerNamed = (name: string | undefined) => Player | undefined
