import type { Skill } from '@voyager-mc/core'
import type { SkillRecord } from './skill-record.ts'

/** The part of a record that core knows. */
export function toSkill(record: SkillRecord): Skill {
  const { name, source, description, task, version, promotion, status } = record
  const isRefused = promotion?.status === 'failed' && status !== 'active'
  return { name, source, description, task, version, ...(isRefused && { refused: promotion.detail }) }
}
