export { LibraryLockedError } from './errors/library-locked-error.ts'
export { SkillLibraryError } from './errors/skill-library-error.ts'
export { SkillStoreError } from './errors/skill-store-error.ts'
export { UnknownSkillError } from './errors/unknown-skill-error.ts'
export type {
  ImportConflict,
  ImportReport,
  ImportSkillsOptions,
  ManagedSkillLibrary,
  SkillFinding,
  SkillMatch,
  VerifyOptions,
} from './managed-skill-library.ts'
export type { OnSkillNotice, SkillNotice } from './skill-notice.ts'
export {
  skillRecordSchema,
  skillSchemaVersion,
  type PromotionVerdict,
  type SkillRecord,
  type SkillStatus,
  type SkillUse,
} from './skill-record.ts'
export type { ForeignSkill, SkillStore, StoredSkills } from './stores/skill-store.ts'
