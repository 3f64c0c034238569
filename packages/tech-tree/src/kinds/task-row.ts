import type { ParsedTask, ThingKind } from '../contract/parsed-task.ts'
import type { Way } from '../contract/way.ts'
import type { SimpleGoal } from '../contract/postcondition.ts'
import type { PrintedTask, TaskKind } from '../contract/task-kind.ts'
import type { GameData } from '../sources/load-game-data.ts'
import type { Lexicon } from './lexicon.ts'

/** A task before its goal is known. */
export type Draft = Omit<ParsedTask, 'goal'>

/** Draft of a task that is about no thing, for its verb. */
export const bare = { count: 1, label: '', names: [], kind: 'none', accepts: [] } as const

/** Grammar of the words behind a verb, where they are more than a number and a thing. */
export type Grammar =
  | 'alone'
  | 'food'
  | 'store'
  | 'wear'
  | 'search'
  | 'go'
  | 'enter'
  | 'enchant'
  | 'brew'
  | 'name'
  | 'find'
  | 'fill'
  | 'build'
  | 'effect'
  | 'loot'
  | 'smelt'

/** Relation of the held items that prove a task to its thing. */
export type Proof = 'none' | 'itself' | 'dug' | 'crafted' | 'smelted' | 'dropped' | 'harvested' | 'sought'

/** One kind of task: everything that the task language knows of its verb. */
export interface TaskRow extends TaskKind {
  /** Kinds of thing it is about, the one that is meant first where a name has several. */
  readonly things: readonly ThingKind[]
  /** Narrows the things to those that allow the deed; absent when all do. */
  readonly allows?: (name: string, data: GameData) => boolean
  /** Kind of thing in the words of a refusal. */
  readonly thingWords: string
  /** Longer names that a short one stands for, `*` being the short one. */
  readonly short: readonly string[]
  /** Whether a phrase names a number: always, only where it is not 1, or not at all. */
  readonly counts: 'always' | 'seldom' | 'never'
  /** True when the thing must be one that survival allows to have. */
  readonly isHad?: boolean
  /** True when the verb stands alone as well: any yield of its way is meant. */
  readonly isBare?: 'fish' | 'barter' | 'trade' | 'loot'
  /** Way by which its items come, with those that come so though no plan goes over it; absent where any way will do. */
  readonly comesBy?: { readonly way: Way['type']; readonly also?: RegExp }
  /** Words that may follow the thing. */
  readonly takes: readonly ('place' | 'means')[]
  /** Words behind the thing that say no more than the verb does. */
  readonly implied?: RegExp
  /** Absent for a number and a thing. */
  readonly grammar?: Grammar
  readonly proof: Proof
  /** Writer of the condition in the world that proves it. */
  readonly goal: (task: Draft, lexicon: Lexicon) => SimpleGoal
}

/** Columns of a row that most verbs share. */
export const usual = {
  things: ['item'],
  thingWords: 'item or block',
  short: ['*_ingot'],
  counts: 'always',
  takes: [],
  proof: 'none',
} as const

/** The nearest goal of most kinds: to have the thing. */
export function obtainIt({ label, names }: Parameters<TaskKind['nearest']>[0]): PrintedTask {
  const [piece] = names
  if (piece === undefined) return explore
  // The name of a set or a family is no item.
  return { verb: 'obtain', count: 1, label: label.includes(' ') ? piece : label }
}

/** The nearest goal where nothing is named. */
export const explore: PrintedTask = { verb: 'explore', count: 1, label: '' }

/** The nearest goal of the kinds that need a creature or a place: to find it. */
export function findIt({ label }: Pick<ParsedTask, 'label'>): PrintedTask {
  return label === '' ? explore : { verb: 'find', count: 1, label }
}
