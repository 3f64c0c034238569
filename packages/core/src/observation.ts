import type { KnownPlace } from './place.ts'
import type { Position } from './position.ts'

/** Item names to counts; an item that is not held is absent. */
export type ItemCounts = Readonly<Record<string, number>>

/** Items the agent wears and holds, by slot; an empty slot is absent. */
export interface Equipment {
  readonly head?: string
  readonly torso?: string
  readonly legs?: string
  readonly feet?: string
  readonly hand?: string
  readonly offHand?: string
}

/** One kind of block in the box around the agent (17×5×17 cells). */
export interface NearbyBlock {
  readonly name: string
  readonly count: number
  /** The closest cell of this kind. */
  readonly nearest: Position
  /** Distance to `nearest`, in blocks. */
  readonly distanceBlocks: number
}

/** A creature within 32 blocks; players are listed apart, dropped items not at all. */
export interface NearbyEntity {
  readonly name: string
  readonly position: Position
  readonly distanceBlocks: number
}

/** Another player within 32 blocks. */
export interface NearbyPlayer {
  /** User name, which strangers choose. */
  readonly name: string
  readonly position: Position
  readonly distanceBlocks: number
  /** Item in the hand; absent when it is empty. */
  readonly holds?: string
}

/** A chest within 16 blocks or remembered; `contents` is absent until it was opened once. */
export interface KnownChest {
  readonly position: Position
  /** Dimension it stands in; absent for the one the agent is in. */
  readonly dimension?: string
  readonly contents?: ItemCounts
}

/** A held or worn stack that is more than its kind: enchanted, named, or a potion. */
export interface SpecialItem {
  readonly item: string
  readonly count: number
  /** Enchantments by name, with their level; absent when there are none. */
  readonly enchantments?: Readonly<Record<string, number>>
  /** Name given to it; absent when it has none. */
  readonly name?: string
  /** Kind of potion, such as `strength`; absent when it is none. */
  readonly potion?: string
}

/** A death and what it cost. */
export interface RecentDeath {
  readonly position: Position
  /** Cause in the server's words without the agent's name; absent when it told none. */
  readonly cause?: string
  /** Items that were held then and are not held now; empty when all are. */
  readonly lost: ItemCounts
}

/** A snapshot of what the agent perceives: plain, readonly, JSON-safe data. */
export interface Observation {
  readonly position: Position
  /** Blocks per tick. */
  readonly velocity: Position
  /** Radians, as mineflayer reports them. */
  readonly yaw: number
  /** Radians, as mineflayer reports them. */
  readonly pitch: number
  readonly biome: string
  /** Such as `overworld` or `the_nether`; absent where the environment does not say. */
  readonly dimension?: string
  /** Ticks since sunrise, 0 to 23999. */
  readonly timeOfDay: number
  /** 0 to 20. */
  readonly health: number
  /** Hunger bar, 0 to 20. */
  readonly food: number
  readonly saturation: number
  /** Levels of experience, which enchanting and anvils take; absent where there are none, or nobody looked. */
  readonly experienceLevel?: number
  /** Bubbles, 0 to 20. */
  readonly oxygen: number
  readonly onGround: boolean
  readonly isInWater: boolean
  readonly isInLava: boolean
  readonly isInWeb: boolean
  readonly isCollidedHorizontally: boolean
  readonly isCollidedVertically: boolean
  /** Ticks since the agent last stood on the ground. */
  readonly ticksSinceOnGround: number
  /** The agent's user name. */
  readonly name: string
  readonly inventory: ItemCounts
  /** Uses left of carried tools, of the most worn one where there are several; absent where nobody knows. */
  readonly usesLeft?: ItemCounts
  /** Uses left of each tool of the kinds of which several are carried, the most worn one first; absent where there are none. */
  readonly usesOfEach?: Readonly<Record<string, readonly number[]>>
  /** Occupied slots of the 36 that carry items. */
  readonly usedSlots: number
  readonly equipment: Equipment
  /** Kinds of block within ±8, ±2, ±8, in scan order. */
  readonly nearbyBlocks: readonly NearbyBlock[]
  /** Nearest first. */
  readonly nearbyEntities: readonly NearbyEntity[]
  /** Nearest first; absent when nobody is near. */
  readonly nearbyPlayers?: readonly NearbyPlayer[]
  readonly chests: readonly KnownChest[]
  /** Names of blocks seen earlier in this run and not held. */
  readonly seenBlocks: readonly string[]
  /** Remembered places, those of this dimension first and nearest first; absent where nothing remembers them. */
  readonly places?: readonly KnownPlace[]
  /** Ticks that passed in the step this observation ends. */
  readonly elapsedTicks: number
  /** Effects by name with their level from 1 on; absent when nobody looked. */
  readonly effects?: Readonly<Record<string, number>>
  /** Creature or vehicle the agent sits on; absent when it stands. */
  readonly vehicle?: string
  /** Held or worn stacks that are more than their kind; absent when nobody looked. */
  readonly specialItems?: readonly SpecialItem[]
  /** Picture of what the agent sees, as a data URL such as `data:image/png;base64,…`; absent when none was taken. */
  readonly screenshot?: string
  /** Last death, until what it cost is held again or forgotten; absent when there was none, or nobody keeps account of it. */
  readonly recentDeath?: RecentDeath
}
