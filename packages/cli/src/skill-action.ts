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
