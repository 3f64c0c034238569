import type { ParsedTask } from './parsed-task.ts'

/** Parts of a task that its phrase shows. */
export type PrintedTask = Pick<ParsedTask, 'verb' | 'count' | 'label'> &
  Partial<Pick<ParsedTask, 'position' | 'axes' | 'means' | 'origin' | 'detail' | 'circumstances' | 'kind'>>

/** Row of the table of task kinds, as far as others than the parser read it. */
export interface TaskKind {
  /** Phrases that open a task of the kind; the first is the verb itself. */
  readonly words: readonly [string, ...string[]]
  /** Sentence on what a program does for it, for readers of the documentation. */
  readonly says: string
  /** Things a bot needs for it besides the thing itself, in words. */
  readonly needs: string
  /** Goal that is nearest to a task of the kind and that a program can reach. */
  readonly nearest: (task: Pick<ParsedTask, 'label' | 'kind' | 'names'>) => PrintedTask
  /** Sentences that people say, each with the phrase it is read as. */
  readonly examples: readonly (readonly [said: string, printed: string])[]
}
