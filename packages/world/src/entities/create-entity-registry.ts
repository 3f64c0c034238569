import type { IndexedData } from 'minecraft-data'
import type { Entity, EntityBase, ItemEntity } from '../context/entity.ts'
import type { EntityRegistry, EntitySeed } from '../context/entity-registry.ts'
import type { RandomSource } from '../context/random-source.ts'
import { randomUuid } from './random-uuid.ts'

/** Parts that an entity registry stands on. */
export interface CreateEntityRegistryOptions {
  readonly registry: IndexedData
  readonly random: RandomSource
  readonly currentTick: () => number
  readonly onAdd: (entity: Entity) => void
  readonly onRemove: (entity: Entity) => void
}

// Vanilla's wait before a dropped block can be picked up.
const defaultPickupDelayTicks = 10

/** Creates an empty entity registry. */
export function createEntityRegistry(options: CreateEntityRegistryOptions): EntityRegistry {
  const { random, currentTick } = options
  const entities = new Map<number, Entity>()
  let lastId = 0
  const nextId = (): number => (lastId += 1)
  const create = (seed: EntitySeed): EntityBase => entityBase(seed, nextId(), options)
  const add = <Kind extends Entity>(entity: Kind): Kind => {
    entities.set(entity.id, entity)
    options.onAdd(entity)
    return entity
  }
  return {
    get size() {
      return entities.size
    },
    get lastId() {
      return lastId
    },
    all: () => entities.values(),
    get: (id) => entities.get(id),
    nextId,
    continueFrom(id) {
      lastId = id
    },
    create,
    add,
    remove(entity) {
      if (!entities.delete(entity.id)) return
      entity.isRemoved = true
      options.onRemove(entity)
    },
    dropItem(stack, { position, velocity, pickupDelayTicks = defaultPickupDelayTicks }) {
      const hop = velocity ?? { x: (random() - 0.5) * 0.2, y: 0.2, z: (random() - 0.5) * 0.2 }
      const base = create({
        typeName: 'item',
        position,
        velocity: hop,
        width: 0.25,
        height: 0.25,
        objectData: 1,
      })
      base.metadata.set('item', { type: 'item_stack', value: stack })
      const entity: ItemEntity = {
        ...base,
        kind: 'item',
        stack,
        pickupAtTick: currentTick() + pickupDelayTicks,
        isResting: false,
      }
      return add(entity)
    },
    setMetadata(entity, key, value) {
      entity.metadata.set(key, value)
      entity.metadataRevision += 1
    },
  }
}

function entityBase(
  seed: EntitySeed,
  id: number,
  { registry, random, currentTick }: CreateEntityRegistryOptions,
): EntityBase {
  const type = registry.entitiesByName[seed.typeName]
  return {
    id,
    uuid: randomUuid(random),
    typeName: seed.typeName,
    position: { ...seed.position },
    velocity: { x: 0, y: 0, z: 0, ...seed.velocity },
    yaw: seed.yaw ?? 0,
    pitch: seed.pitch ?? 0,
    width: seed.width ?? type?.width ?? 0.6,
    height: seed.height ?? type?.height ?? 1.8,
    onGround: false,
    bornAtTick: currentTick(),
    isRemoved: false,
    objectData: seed.objectData ?? 0,
    metadata: new Map(),
    metadataRevision: 0,
  }
}
