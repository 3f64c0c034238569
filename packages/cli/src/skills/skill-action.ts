import type { ManagedSkillLibrary } from '@voyager-mc/skill-library'
import type { Settings } from '../options/settings.ts'
import type { ExitCode } from '../faults/exit-codes.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Library, words and settings of one action of `voyager skills`. */
interface SkillAction {
  readonly library: ManagedSkillLibrary
  /** Words after the action. */
  readonly words: readonly string[]
  readonly settings: Settings
  readonly say: Terminal['say']
}

/** One action of `voyager skills`; returns the exit code. */
export type RunSkillAction = (action: SkillAction) => Promise<ExitCode>
