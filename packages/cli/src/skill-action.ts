import { InvalidArgumentError } from '@voyager-mc/core'
import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import type { CommandArguments } from './command-arguments.ts'
import type { Terminal } from './command.ts'

/** What one action of `voyager skills` works with. */
export interface SkillAction {
  readonly library: ManagedSkillLibrary
  /** Words after the action. */
  readonly words: readonly string[]
  readonly input: CommandArguments
  readonly say: Terminal['say']
}

/** One action of `voyager skills`; returns the exit code. */
export type RunSkillAction = (action: SkillAction) => Promise<number>

/** The file or directory an action names. */
export function needPath({ words: [path] }: SkillAction, action: string): string {
  if (path !== undefined) return path
  throw new InvalidArgumentError('FILE', '', `write voyager skills ${action} FILE.json, or a directory.`)
}
