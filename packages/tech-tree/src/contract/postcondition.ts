import type { Position } from '@voyager-mc/core'

/** Limits that any goal may carry besides what it asks for. */
export interface Circumstances {
  /** Dimension in which the deed must happen, such as `the_nether`; absent when it may be anywhere. */
  readonly dimension?: string
  /** Part of the day that must not have begun when the goal is reached. */
  readonly before?: DayPart
  /** Harm the agent must not come to on the way. */
  readonly without?: 'dying' | 'damage'
}

/** Named moment of the game's day. */
export type DayPart = 'noon' | 'sunset' | 'night' | 'midnight' | 'sunrise'

/** Way in which an item must have come to the agent; `any` is satisfied by every honest one. */
export type Source =
  | 'any'
  | 'mine'
  | 'craft'
  | 'smelt'
  | 'fish'
  | 'harvest'
  | 'grow'
  | 'trade'
  | 'barter'
  | 'loot'
  | 'smith'
  | 'fill'
  | 'creature'

/** Coordinate of a position. */
export type Axis = 'x' | 'y' | 'z'

/** Items gained in the attempt and still carried or worn at its end. */
export interface HeldGoal extends Circumstances {
  readonly kind: 'held'
  /** Any of these counts, most usual first. */
  readonly items: readonly string[]
  readonly count: number
  readonly by: Source
  /** Blocks, creatures or structures they must come from; absent when it does not matter. */
  readonly from?: readonly string[]
  /** Blocks, creatures and ways, such as `fish`, that give them as well as creatures do; absent when everything may. */
  readonly others?: readonly string[]
  /** True when items held before the attempt count as well. */
  readonly isTotal?: boolean
  /** Tools of which one must have been used; absent when it does not matter. */
  readonly with?: readonly string[]
}

/** Things worn or held in hand at the end. */
export interface WornGoal extends Circumstances {
  readonly kind: 'worn'
  /** One of each list is on the body. */
  readonly sets: readonly (readonly string[])[]
}

/** Blocks or plants the agent set down and left standing. */
export interface PlacedGoal extends Circumstances {
  readonly kind: 'placed'
  /** Items that were put down. */
  readonly items: readonly string[]
  /** Blocks they become; any counts. */
  readonly blocks: readonly string[]
  readonly count: number
  /** Cell in which it must stand; absent when it may stand anywhere. */
  readonly position?: Position
}

/** Creatures the agent itself killed. */
export interface KilledGoal extends Circumstances {
  readonly kind: 'killed'
  readonly creatures: readonly string[]
  readonly count: number
  /** Weapons of which one must have been used; absent when any will do. */
  readonly with?: readonly string[]
}

/** Creatures the agent did something to and that live on. */
export interface TendedGoal extends Circumstances {
  readonly kind: 'tamed' | 'bred' | 'milked' | 'sheared'
  readonly creatures: readonly string[]
  /** Creatures; of `bred` ones the young that were born, one for each two that the phrase names. */
  readonly count: number
  /** Items of which one must have been used; absent when any will do. */
  readonly with?: readonly string[]
}

/** Potions that were brewed and are held. */
export interface BrewedGoal extends Circumstances {
  readonly kind: 'brewed'
  /** Kinds such as `strength`; any counts. */
  readonly potions: readonly string[]
  readonly count: number
}

/** A creature or vehicle the agent sits on at the end. */
export interface RiddenGoal extends Circumstances {
  readonly kind: 'ridden'
  readonly creatures: readonly string[]
}

/** A creature or item that bears a name the agent gave. */
export interface NamedGoal extends Circumstances {
  readonly kind: 'named'
  /** Creatures or items of which one bears it. */
  readonly things: readonly string[]
  readonly name: string
}

/** A place at which the agent stands at the end. */
export interface ReachedGoal extends Circumstances {
  readonly kind: 'reached'
  readonly position: Position
  /** Coordinates that matter; all of them when absent. */
  readonly axes?: readonly Axis[]
  readonly withinBlocks: number
}

/** A biome, dimension or structure the agent came into and still is in. */
export interface EnteredGoal extends Circumstances {
  readonly kind: 'biome' | 'dimension' | 'structure'
  /** Any of these counts. */
  readonly names: readonly string[]
}

/** Something that came into sight. */
export interface FoundGoal extends Circumstances {
  readonly kind: 'found'
  readonly what: 'block' | 'creature' | 'structure' | 'biome'
  readonly names: readonly string[]
}

/** Unknown ground that was walked. */
export interface ExploredGoal extends Circumstances {
  readonly kind: 'explored'
  readonly distanceBlocks: number
}

/** Effects that came upon the agent and still last. */
export interface EffectGoal extends Circumstances {
  readonly kind: 'effect'
  readonly effects: readonly string[]
}

/** A cell that holds one of these blocks at the end. */
export interface BlockGoal extends Circumstances {
  readonly kind: 'block'
  readonly position: Position
  readonly blocks: readonly string[]
}

/** Something larger the agent built. */
export interface BuiltGoal extends Circumstances {
  readonly kind: 'built'
  /** `nether_portal`, or the name of a schematic. */
  readonly structure: string
}

/** A night slept through. */
export interface SleptGoal extends Circumstances {
  readonly kind: 'slept'
}

/** Held items that bear enchantments they did not bear before. */
export interface EnchantedGoal extends Circumstances {
  readonly kind: 'enchanted'
  readonly items: readonly string[]
  /** Name such as `sharpness`; absent when any will do. */
  readonly enchantment?: string
  readonly level?: number
}

/** Food that was eaten, or a drink that was drunk. */
export interface EatenGoal extends Circumstances {
  readonly kind: 'eaten'
  /** Empty when anything will do. */
  readonly items: readonly string[]
  readonly count: number
  /** Points, 1 to 20, at which the bar of hunger has to stand besides; absent when any rise will do. */
  readonly hunger?: number
}

/** Items the agent put into chests. */
export interface DepositedGoal extends Circumstances {
  readonly kind: 'deposited'
  /** Empty for tidying: then few slots are to be in use at the end. */
  readonly items: readonly string[]
  readonly count: number
  /** The chest; absent when any will do. */
  readonly position?: Position
}

/** Several goals of which each must be reached. */
export interface AllGoals {
  readonly kind: 'all'
  readonly goals: readonly SimpleGoal[]
}

/** One goal with its condition. */
export type SimpleGoal =
  | HeldGoal
  | WornGoal
  | PlacedGoal
  | KilledGoal
  | TendedGoal
  | RiddenGoal
  | NamedGoal
  | ReachedGoal
  | EnteredGoal
  | FoundGoal
  | ExploredGoal
  | EffectGoal
  | BlockGoal
  | BuiltGoal
  | SleptGoal
  | BrewedGoal
  | EnchantedGoal
  | EatenGoal
  | DepositedGoal

/** Condition in the world that a stranger would accept as proof of a task; plain data. */
export type Postcondition = SimpleGoal | AllGoals

/** Every kind of goal. */
export type GoalKind = Postcondition['kind']
