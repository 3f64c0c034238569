import type { Position } from '@voyager-mc/core'
import type { Circumstances, SimpleGoal } from './postcondition.ts'

/** Action that a task asks for. */
export type TaskVerb =
  | 'mine'
  | 'craft'
  | 'smelt'
  | 'cook'
  | 'kill'
  | 'equip'
  | 'eat'
  | 'plant'
  | 'harvest'
  | 'fish'
  | 'place'
  | 'deposit'
  | 'obtain'
  | 'have'
  | 'explore'
  | 'sleep'
  | 'tame'
  | 'breed'
  | 'shear'
  | 'milk'
  | 'ride'
  | 'grow'
  | 'brew'
  | 'enchant'
  | 'smith'
  | 'trade'
  | 'barter'
  | 'loot'
  | 'go'
  | 'enter'
  | 'find'
  | 'build'
  | 'fill'
  | 'name'
  | 'gain'

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
  /** Tool or weapon the phrase demands, as it is printed; absent when any will do. */
  readonly means?: { readonly label: string; readonly names: readonly string[] }
  /** Enchantment or given name the phrase demands. */
  readonly detail?: string
  /** Limits the phrase sets: dimension, time of day, harm. */
  readonly circumstances?: Circumstances
  /** Condition in the world that proves it. */
  readonly goal: SimpleGoal
}
