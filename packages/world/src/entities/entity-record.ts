import { z } from 'zod'
import { placeShape, positionShape } from '../context/kept-shapes.ts'
import type { EntityBase, MetadataValue } from '../context/entity.ts'

/** Kept form of an entity: plain data, without what only a running world needs. */
export type Kept<Kind extends EntityBase> = Omit<Kind, 'metadata' | 'metadataRevision' | 'isRemoved'> & {
  readonly metadata: readonly (readonly [key: string, value: MetadataValue])[]
}

type Shapes = { readonly [Field in keyof Kept<EntityBase>]-?: z.ZodType<Kept<EntityBase>[Field]> }

/** Shapes of the fields that every kept entity has. */
export const entityShapes: Shapes = {
  id: z.int(),
  uuid: z.string(),
  typeName: z.string(),
  position: placeShape,
  velocity: positionShape,
  yaw: z.number(),
  pitch: z.number(),
  width: z.number(),
  height: z.number(),
  onGround: z.boolean(),
  bornAtTick: z.int(),
  objectData: z.int(),
  metadata: z.array(z.tuple([z.string(), z.object({ type: z.string(), value: z.json() })])),
}

/** Gives the kept form of an entity whose own fields are plain data. */
export function keepEntity<Kind extends EntityBase>(entity: Kind): Kept<Kind> {
  const { metadata, metadataRevision: _revision, isRemoved: _isRemoved, ...rest } = entity
  return {
    ...rest,
    position: { ...entity.position },
    velocity: { ...entity.velocity },
    metadata: [...metadata],
  }
}

/** Fields of a kept entity as a running world has them. */
export type RunningFields = Pick<
  EntityBase,
  'position' | 'velocity' | 'metadata' | 'metadataRevision' | 'isRemoved'
>

/** Gives the fields that a kept entity has in another form; the revision must be one that no client has seen of it. */
export function runningFields(
  { position, velocity, metadata }: Kept<EntityBase>,
  revision: number,
): RunningFields {
  return {
    position: { ...position },
    velocity: { ...velocity },
    metadata: new Map(metadata),
    metadataRevision: revision,
    isRemoved: false,
  }
}
