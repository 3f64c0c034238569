import type { CommandSource } from '../context/command-source.ts'
import { CommandError } from '../errors/command-error.ts'
import type { CommandArguments } from './command-arguments.ts'
import type { CommandUse } from './define-command.ts'
import type { Target } from './select-targets.ts'

/** Somebody in whose name a command runs, and where its outcome is kept. */
export interface Branch extends CommandSource {
  readonly stores: readonly Store[]
}

/** A score that takes a command's outcome. */
export interface Store {
  readonly kind: 'result' | 'success'
  readonly holders: readonly string[]
  readonly objective: string
}

/** One part of an execute command with the branch it changes. */
export interface Change {
  readonly branch: Branch
  readonly args: CommandArguments
  readonly use: CommandUse
}

/** Reader of one kind of part. */
export interface ExecutePart {
  /** Number of words that belong to the part. */
  readonly words: (args: CommandArguments) => number
  readonly change: (change: Change) => readonly Branch[]
}

/** Targets of a selector that may find none. */
export function foundTargets(args: CommandArguments): readonly Target[] {
  try {
    return args.targets()
  } catch (error) {
    if (error instanceof CommandError && /^No (player|entity) was found$/.test(error.message)) return []
    throw error
  }
}
