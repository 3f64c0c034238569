import type { EmbeddingsInterface } from '@langchain/core/embeddings'
import type {
  CallOptions,
  ExperienceStore,
  Program,
  RetrieveOptions,
  Skill,
  SkillLibrary,
  SkillOutline,
  SkillQuery,
  SkillUseOutcome,
} from '@voyager-mc/core'
import type { SkillRecord } from '../record/skill-record.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { ImportReport, ImportSkillsOptions } from './import-report.ts'

/** A skill with the score it was found by. */
export interface SkillMatch {
  readonly skill: Skill
  /** Higher is better, 1 is the best possible; comparable within one answer only. */
  readonly score: number
}

/** Something wrong with a stored skill, found by `verify`. */
export interface SkillFinding {
  /** Empty when it is about the library. */
  readonly skill: string
  readonly type: 'damaged' | 'syntax-error' | 'missing-name' | 'dependency-cycle' | 'duplicate-source'
  /** One sentence. */
  readonly message: string
}

export interface VerifyOptions extends CallOptions {
  /** Names the runtime provides, such as primitives; when absent, missing names are not looked for. */
  readonly knownNames?: readonly string[]
}

/** Core's `SkillLibrary` plus versions, upkeep and import. */
export interface ManagedSkillLibrary extends SkillLibrary {
  /** The library's embedding; vectors it makes of documents are kept with the skills where the store keeps any. */
  readonly embeddings: EmbeddingsInterface
  /** Experience with the ways that skills go, which travels with them; absent when the store keeps none. */
  readonly experience?: ExperienceStore
  /** Reads what is new in the store, as every other call does; the index is made by the first that searches or changes. */
  open(options?: CallOptions): Promise<void>
  /** `retrieve` with scores. */
  search(query: SkillQuery, options?: RetrieveOptions): Promise<readonly SkillMatch[]>
  outline(query: SkillQuery): Promise<readonly SkillOutline[]>
  /** Every version of a skill, oldest first; empty when there is no such skill. */
  versions(name: string): Promise<readonly SkillRecord[]>
  /** The version in use of every skill, retired and quarantined ones included. */
  records(): Promise<readonly SkillRecord[]>
  /** Makes an older version the one in use. */
  rollback(name: string, version: number): Promise<Skill>
  /**
   * Counts a use; may retire, quarantine or restore the skill by the library's policy, and brings back an older version
   * whose record is clearly better. Resolves to the version whose use was counted.
   */
  recordUse(name: string, outcome: SkillUseOutcome): Promise<SkillRecord>
  /**
   * Counts a use of the skills a program calls: after a success all of them, transitively; after a failure those it
   * calls itself, because nobody knows which of the others were reached.
   */
  recordUses(program: Program, outcome: SkillUseOutcome): Promise<void>
  /** Takes a skill out of retrieval; programs that call it still can. */
  retire(name: string, reason: string): Promise<SkillRecord>
  /** Takes a skill that stopped working out of retrieval until it is learned again or paroled. */
  quarantine(name: string, reason: string): Promise<SkillRecord>
  /** Brings a retired or quarantined skill back with fresh recent counts. */
  parole(name: string): Promise<SkillRecord>
  /** Admits code or whole records from elsewhere, in order. */
  importSkills(
    skills: readonly (ForeignSkill | SkillRecord)[],
    options?: ImportSkillsOptions,
  ): Promise<ImportReport>
  /** Tells damage of the store, and checks syntax and dependencies of every skill in use. */
  verify(options?: VerifyOptions): Promise<readonly SkillFinding[]>
  /** Closes the store. */
  close(): Promise<void>
}
