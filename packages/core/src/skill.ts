import type { ProgramModule } from './program.ts'

/** A program that passed the critic. */
export interface Skill extends ProgramModule {
  /** One line that says what it does; this is what retrieval compares. */
  readonly description: string
  /** Name of the task it was learned for. */
  readonly task: string
  /** 1 for the first version, counted per name. */
  readonly version: number
}
