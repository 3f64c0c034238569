import type { ProgramModule } from './program.ts'

/** A program that passed the critic. */
export interface Skill extends ProgramModule {
  /** One line that says what it does; this is what retrieval compares. */
  readonly description: string
  /** Name of the task it was learned for. */
  readonly task: string
  /** 1 for the first version, counted per name. */
  readonly version: number
  /** Why the library keeps it out of retrieval when it did not pass the library's own check; absent for a skill admitted. */
  readonly refused?: string
}

/** A skill in one line: enough to call it. */
export interface SkillOutline extends Pick<Skill, 'name' | 'description'> {
  /** Uses so far; absent when nobody counted. */
  readonly record?: { readonly successes: number; readonly failures: number }
}
