import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Skills found in a folder or file that this package does not run on. */
export interface FoundSkills {
  /** Older versions of a skill come before newer ones. */
  readonly skills: readonly (ForeignSkill | SkillRecord)[]
  /** Places that could not be read, one sentence each. */
  readonly problems: readonly string[]
}
