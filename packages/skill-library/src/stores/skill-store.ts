import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { SkillRecord } from '../record/skill-record.ts'

/** Content of a store. */
export interface StoredSkills {
  /** Every version of every skill, in the order they were first admitted. */
  readonly records: readonly SkillRecord[]
  /** Code without a record, older versions before newer ones; the library admits it. */
  readonly foreign: readonly ForeignSkill[]
  /** Damage found and survived, one sentence each. */
  readonly problems: readonly string[]
}

/** Keeps skill records; the only truth of a library. */
export interface SkillStore {
  /** Reads everything; called once, before any `save`. */
  load(): Promise<StoredSkills>
  /** Writes records, all or none, durable when it resolves; the same name and version is replaced. */
  save(records: readonly SkillRecord[]): Promise<void>
  /** Finishes what is under way and gives the place free; safe to call twice. */
  close(): Promise<void>
  /** Folder for files that can be rebuilt, such as the index; absent when there is none. */
  readonly cacheDirectory?: string
  /** True when `save` throws. */
  readonly readOnly?: boolean
}
