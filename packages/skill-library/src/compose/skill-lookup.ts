import type { ProgramModule } from '@voyager-mc/core'
import type { SourceAnalysis } from './analyse-source.ts'

/** Places a name used by a program may come from. */
export interface SkillLookup {
  /** The skill of this name, in the version in use. */
  skill(name: string): ProgramModule | undefined
  /** The skill whose source defines a helper of this name; the latest when several do. */
  helperOwner(name: string): ProgramModule | undefined
  /** Cached analysis of a source; the default parses it. */
  analyse?(source: string): SourceAnalysis
}
