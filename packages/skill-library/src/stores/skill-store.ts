import type { ExperienceStore } from '@voyager-mc/core'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import type { VectorStorage } from '../embeddings/vector-storage.ts'

/** Skills as a store gives them. */
export interface StoredSkills {
  /** One record per version saved after the asked revision, in the order the versions were first saved. */
  readonly records: readonly SkillRecord[]
  /** Count of all saves so far, by whomever: pass it to `save` and to the next `read`. */
  readonly revision: number
  /** Damage found and left out of `records`; empty when there is none. */
  readonly problems: readonly SkillNotice[]
}

/** Outcome of a save. */
export type SaveSkillsResult =
  | {
      readonly status: 'saved'
      readonly revision: number
      /** Trouble beside the records, which are safe; empty when there is none. */
      readonly problems: readonly SkillNotice[]
    }
  /** Nothing was saved, because somebody else has saved since that revision: read, decide again, save again. */
  | { readonly status: 'behind' }

/** Keeps skill records; the only truth of a library, which several libraries and processes may share. */
export interface SkillStore {
  /** Reads what was saved after a revision; everything without one. */
  read(options?: { readonly since?: number }): Promise<StoredSkills>
  /** Saves records, all or none, kept when it resolves; the same name and version is replaced. */
  save(records: readonly SkillRecord[], options: { readonly revision: number }): Promise<SaveSkillsResult>
  /** Finishes what is under way and gives the place free; safe to call twice. */
  close(): Promise<void>
  /** True when `save` throws. */
  readonly readOnly?: boolean
  /** Keeps vectors, too; absent when the store does not. */
  readonly vectors?: VectorStorage
  /** Keeps experience with the ways that skills go, too; absent when the store does not. */
  readonly experience?: ExperienceStore
}
