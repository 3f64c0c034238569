import type { Position } from '@voyager-mc/core'
import type { Axis, Circumstances, SimpleGoal } from './postcondition.ts'

/** Verb of a task that ends with items held which nobody has to make. */
export type GatheringVerb =
  | 'mine'
  | 'obtain'
  | 'have'
  | 'harvest'
  | 'grow'
  | 'fish'
  | 'loot'
  | 'trade'
  | 'barter'
  | 'fill'

/** Verb of a task that ends with something made or changed. */
export type MakingVerb = 'craft' | 'smelt' | 'cook' | 'smith' | 'brew' | 'enchant' | 'name' | 'build'

/** Verb of a deed to a creature. */
export type CreatureVerb = 'kill' | 'tame' | 'breed' | 'shear' | 'milk' | 'ride'

/** Verb of a task that ends with a state of the agent's own body. */
export type BodyVerb = 'equip' | 'eat' | 'sleep' | 'gain'

/** Verb of a task about where things are set down and where the agent goes. */
export type PlaceVerb = 'plant' | 'place' | 'deposit' | 'explore' | 'go' | 'enter' | 'find'

/** Action that a task asks for. */
export type TaskVerb = GatheringVerb | MakingVerb | CreatureVerb | BodyVerb | PlaceVerb

/** Kind of thing a task is about. */
export type ThingKind =
  | 'item'
  | 'block'
  | 'creature'
  | 'vehicle'
  | 'biome'
  | 'dimension'
  | 'structure'
  | 'effect'
  | 'potion'
  | 'set'
  | 'schematic'
  | 'none'

/** A task phrase as data. */
export interface ParsedTask {
  readonly verb: TaskVerb
  /** Whole and positive; 1 when the phrase names no number. */
  readonly count: number
  /** The thing as it is printed: an item, block or mob name, or a family such as `log`; empty for none. */
  readonly label: string
  /** Any of these blocks, items or mobs is meant, most usual first; empty when the verb has no thing. */
  readonly names: readonly string[]
  /** Kind of the names. */
  readonly kind: ThingKind
  /** Held items that prove the task; empty when the inventory cannot. */
  readonly accepts: readonly string[]
  /** The place named in the phrase, such as a chest's. */
  readonly position?: Position
  /** Coordinates of the place that the phrase names; absent when it names all. */
  readonly axes?: readonly Axis[]
  /** Tool or weapon the phrase demands, as it is printed; absent when any will do. */
  readonly means?: { readonly label: string; readonly names: readonly string[] }
  /** Creatures the thing has to come from, as they are printed; absent when it may come from anywhere. */
  readonly origin?: { readonly label: string; readonly names: readonly string[] }
  /** Enchantment or given name the phrase demands. */
  readonly detail?: string
  /** Limits the phrase sets: dimension, time of day, harm. */
  readonly circumstances?: Circumstances
  /** Condition in the world that proves it. */
  readonly goal: SimpleGoal
}
