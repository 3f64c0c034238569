import type { Skill } from '@voyager-mc/core'
import type { SkillRecord } from './skill-record.ts'

/** The part of a record that core knows. */
export function toSkill({ name, source, description, task, version }: SkillRecord): Skill {
  return { name, source, description, task, version }
}
