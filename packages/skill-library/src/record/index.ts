export { parseSkillRecord, type ParsedSkillRecord } from './parse-skill-record.ts'
export type { SkillRecord } from './skill-record.ts'
export { SkillStoreError } from '../errors/skill-store-error.ts'
