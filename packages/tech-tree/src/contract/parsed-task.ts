import type { Position } from '@voyager-mc/core'

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
  | 'explore'
  | 'sleep'

/** A task phrase as data. */
export interface ParsedTask {
  readonly verb: TaskVerb
  /** Whole and positive; 1 when the phrase names no number. */
  readonly count: number
  /** The thing as it is printed: an item, block or mob name, or a family such as `log`; empty for none. */
  readonly label: string
  /** Any of these blocks, items or mobs is meant, most usual first; empty when the verb has no thing. */
  readonly names: readonly string[]
  /** Held items that prove the task; empty when the inventory cannot. */
  readonly accepts: readonly string[]
  /** The place named in the phrase, such as a chest's. */
  readonly position?: Position
}
