import { z } from 'zod'
import type { Entity, MobEntity, OtherEntity, ProjectileEntity } from '../context/entity.ts'
import { faces } from '../context/faces.ts'
import { itemStackShape, positionShape } from '../context/kept-shapes.ts'
import { entityShapes, keepEntity, runningFields, type Kept } from './entity-record.ts'

/** Entity whose fields are all plain data. */
export type PlainEntity = Exclude<Entity, MobEntity | ProjectileEntity | OtherEntity>

/** Kept form of such an entity. */
export type KeptPlainEntity = KeptEach<PlainEntity>

// One kept form for each kind of entity.
type KeptEach<Each> = Each extends PlainEntity ? Kept<Each> : never

/** Shape of the kept form. */
export const plainEntityShape: z.ZodType<KeptPlainEntity> = z.discriminatedUnion('kind', [
  z.object({
    ...entityShapes,
    kind: z.literal('item'),
    stack: itemStackShape,
    pickupAtTick: z.int(),
    isResting: z.boolean(),
  }),
  z.object({ ...entityShapes, kind: z.literal('experience-orb'), amount: z.int() }),
  z.object({ ...entityShapes, kind: z.literal('falling-block'), stateId: z.int() }),
  z.object({ ...entityShapes, kind: z.literal('crystal') }),
  z.object({ ...entityShapes, kind: z.literal('ender-eye'), target: positionShape, survives: z.boolean() }),
  z.object({
    ...entityShapes,
    kind: z.literal('cloud'),
    radius: z.number(),
    endTick: z.number(),
    harm: z.number(),
    potion: z.string().exactOptional(),
  }),
  z.object({ ...entityShapes, kind: z.literal('boat'), item: z.string() }),
  z.object({
    ...entityShapes,
    kind: z.literal('frame'),
    facing: z.enum(faces),
    stack: itemStackShape.optional(),
    turn: z.int(),
  }),
  z.object({
    ...entityShapes,
    kind: z.literal('stand'),
    equipment: z.object({
      feet: itemStackShape.exactOptional(),
      legs: itemStackShape.exactOptional(),
      chest: itemStackShape.exactOptional(),
      head: itemStackShape.exactOptional(),
    }),
    hitAtTick: z.number(),
  }),
  z.object({ ...entityShapes, kind: z.literal('knot') }),
  z.object({ ...entityShapes, kind: z.literal('tnt'), blastTick: z.int() }),
])

/** Gives the kept form of an entity of plain data; absent for all others. */
export function keepPlainEntity(entity: Entity): KeptPlainEntity | undefined {
  switch (entity.kind) {
    case 'item':
      // Its metadata say once more which items it is.
      return { ...keepEntity(entity), metadata: [] }
    case 'frame':
      return { ...keepEntity(entity), metadata: [] }
    case 'experience-orb':
      return keepEntity(entity)
    case 'falling-block':
      return keepEntity(entity)
    case 'crystal':
      return keepEntity(entity)
    case 'ender-eye':
      return { ...keepEntity(entity), target: { ...entity.target } }
    case 'cloud':
      return keepEntity(entity)
    case 'boat':
      return keepEntity(entity)
    case 'knot':
      return keepEntity(entity)
    case 'stand':
      return keepEntity(entity)
    case 'tnt':
      return keepEntity(entity)
    case 'mob':
    case 'projectile':
    case 'other':
      return undefined
  }
}

/** Gives back such an entity; the revision must be one that no client has seen of it. */
export function revivePlainEntity(kept: KeptPlainEntity, revision: number): PlainEntity {
  const entity = { ...kept, ...runningFields(kept, revision) }
  if (entity.kind === 'frame') {
    entity.metadata.set('item', { type: 'item_stack', value: entity.stack })
    entity.metadata.set('rotation', { type: 'int', value: entity.turn })
  }
  if (entity.kind === 'item') entity.metadata.set('item', { type: 'item_stack', value: entity.stack })
  return entity
}
