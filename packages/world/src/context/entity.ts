import type { ItemStack } from '../items/item-stack.ts'
import type { Face } from './faces.ts'
import type { MutablePlace, MutablePosition, Position } from './position.ts'

/** A metadata value by the names that minecraft-data uses, for example `{ type: 'item_stack', value }`. */
export interface MetadataValue {
  readonly type: string
  /** Items are given as `ItemStack`; everything else as the protocol wants it. */
  readonly value: unknown
}

/** Fields of every entity that is not a player. */
export interface EntityBase {
  readonly id: number
  readonly uuid: string
  /** The entity name of the version's registry, for example `item`, `cow`, `arrow`. */
  readonly typeName: string
  readonly position: MutablePlace
  /** Blocks per tick. */
  readonly velocity: MutablePosition
  /** Degrees. */
  yaw: number
  /** Degrees. */
  pitch: number
  readonly width: number
  readonly height: number
  onGround: boolean
  bornAtTick: number
  isRemoved: boolean
  /** The number the spawn packet carries, for example the owner of a fishing bobber. */
  readonly objectData: number
  /** Metadata by key name; write through `setMetadata` of the registry so that players learn of it. */
  readonly metadata: Map<string, MetadataValue>
  /** Grows with every metadata change. */
  metadataRevision: number
}

/** Items that lie in the world. */
export interface ItemEntity extends EntityBase {
  readonly kind: 'item'
  stack: ItemStack
  /** The tick from which players may pick it up. */
  pickupAtTick: number
  /** Whether it lies still, so that it looks only now and then whether its floor is still there. */
  isResting: boolean
}

/** Box of a body that is hit in parts; its place is the middle of its floor. */
export interface BodyPart {
  readonly name: 'head' | 'neck' | 'body' | 'wing' | 'tail'
  readonly position: Position
  readonly width: number
  readonly height: number
}

/** A living creature; `asMob` gives its kind and its mind. */
export interface MobEntity extends EntityBase {
  readonly kind: 'mob'
  health: number
  maxHealth: number
  isDead: boolean
  hurtAtTick: number
  fireTicks: number
  fallDistance: number
  /** Parts that projectiles meet instead of its box; absent for all but the dragon, and for that before its first tick. */
  parts?: readonly BodyPart[]
}

/** Something thrown or shot. */
export interface ProjectileEntity extends EntityBase {
  readonly kind: 'projectile'
  /** The entity id of whoever shot it. */
  ownerId: number | undefined
  isStuck: boolean
}

/** Experience that lies in the world. */
export interface ExperienceOrbEntity extends EntityBase {
  readonly kind: 'experience-orb'
  readonly amount: number
}

/** A block on its way down. */
export interface FallingBlockEntity extends EntityBase {
  readonly kind: 'falling-block'
  readonly stateId: number
}

/** A crystal of the End. */
export interface CrystalEntity extends EntityBase {
  readonly kind: 'crystal'
}

/** An eye of ender on its way. */
export interface EnderEyeEntity extends EntityBase {
  readonly kind: 'ender-eye'
  /** Place towards which it flies. */
  readonly target: Position
  /** Whether it can be picked up again at the end. */
  readonly survives: boolean
}

/** A boat. */
export interface BoatEntity extends EntityBase {
  readonly kind: 'boat'
  /** Item that it is taken up as. */
  readonly item: string
}

/** A frame on a block's side that shows an item. */
export interface FrameEntity extends EntityBase {
  readonly kind: 'frame'
  /** Side of the block behind it on which it hangs. */
  readonly facing: Face
  /** Item in it; absent when it is empty. */
  stack?: ItemStack | undefined
  /** Eighths of a turn to the right. */
  turn: number
}

/** A stand that wears armour. */
export interface StandEntity extends EntityBase {
  readonly kind: 'stand'
  /** Armour that it wears; replaced as a whole. */
  equipment: StandEquipment
  hitAtTick: number
}

/** Armour on a stand. */
export type StandEquipment = Readonly<Partial<Record<'feet' | 'legs' | 'chest' | 'head', ItemStack>>>

/** A lead's knot on a fence. */
export interface KnotEntity extends EntityBase {
  readonly kind: 'knot'
}

/** A cloud of the dragon's breath, or of a brew that lingers. */
export interface CloudEntity extends EntityBase {
  readonly kind: 'cloud'
  /** Blocks. */
  radius: number
  /** Tick at which it is gone. */
  readonly endTick: number
  /** Half hearts a second. */
  readonly harm: number
  /** Brew of the cloud; absent for the dragon's breath. */
  readonly potion?: string
}

/** TNT that was lit. */
export interface TntEntity extends EntityBase {
  readonly kind: 'tnt'
  readonly blastTick: number
}

/** Any other entity, for example a fishing bobber. */
export interface OtherEntity extends EntityBase {
  readonly kind: 'other'
}

/** Everything in the world that moves and is not a player. */
export type Entity =
  | ItemEntity
  | MobEntity
  | ProjectileEntity
  | ExperienceOrbEntity
  | FallingBlockEntity
  | CrystalEntity
  | EnderEyeEntity
  | CloudEntity
  | BoatEntity
  | FrameEntity
  | StandEntity
  | KnotEntity
  | TntEntity
  | OtherEntity
