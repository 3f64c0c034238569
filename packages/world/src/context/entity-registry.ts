import type { ItemStack } from '../items/item-stack.ts'
import type { Entity, EntityBase, ItemEntity, MetadataValue } from './entity.ts'
import type { Place, Position } from './position.ts'

/** Description of a new entity; the registry fills in the rest. */
export interface EntitySeed {
  readonly typeName: string
  readonly position: Place
  readonly velocity?: Position
  readonly yaw?: number
  readonly pitch?: number
  /** Defaults to the registry's size of the type. */
  readonly width?: number
  /** Defaults to the registry's size of the type. */
  readonly height?: number
  readonly objectData?: number
}

/** Way in which items are thrown into the world. */
export interface DropItemOptions {
  readonly position: Place
  /** Defaults to a small random hop. */
  readonly velocity?: Position
  /** Ticks before it can be picked up, 10 by default. */
  readonly pickupDelayTicks?: number
}

/** The entities of a world, without its players. */
export interface EntityRegistry {
  readonly size: number
  /** All entities in the order of their birth. */
  all(): IterableIterator<Entity>
  get(id: number): Entity | undefined
  /** The number that was given last. */
  readonly lastId: number
  /** Gives the next entity id; players use the same numbers. */
  nextId(): number
  /** Lets the next id be the one after this. */
  continueFrom(id: number): void
  /** The fields every entity shares; spread them into a kind and hand the result to `add`. */
  create(seed: EntitySeed): EntityBase
  add<Kind extends Entity>(entity: Kind): Kind
  remove(entity: Entity): void
  /** Puts items into the world. */
  dropItem(stack: ItemStack, options: DropItemOptions): ItemEntity
  setMetadata(entity: Entity, key: string, value: MetadataValue): void
}
