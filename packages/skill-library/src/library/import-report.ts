import type { CallOptions } from '@voyager-mc/core'

/**
 * Winner when an imported skill has a name the library holds with another source. The loser stays as an older version;
 * with `rename` the imported one gets a free name, in the imported skills that call it, too.
 */
export type ImportConflict = 'keep-mine' | 'take-theirs' | 'better-record' | 'rename'

export interface ImportSkillsOptions extends CallOptions {
  readonly onConflict?: ImportConflict
  /** Added to each record's provenance. */
  readonly provenance?: Readonly<Record<string, string | number>>
  /** Decides and reports, and changes nothing. */
  readonly dryRun?: boolean
}

export interface ImportFromOptions extends ImportSkillsOptions {
  /** File or folder that is read. */
  readonly from: string
}

/** Outcome of an import, or of a dry run; each name is in one list. */
export interface ImportReport {
  readonly added: readonly string[]
  readonly replaced: readonly ReplacedSkill[]
  readonly renamed: readonly RenamedSkill[]
  /** Joined as older versions, because the library's own was preferred. */
  readonly kept: readonly string[]
  readonly unchanged: readonly string[]
  readonly refused: readonly RefusedSkill[]
}

/** A skill whose version in use was replaced; `rollback(name, version)` brings it back. */
export interface ReplacedSkill {
  readonly name: string
  readonly version: number
  readonly by: number
}

/** A skill that was imported under another name. */
export interface RenamedSkill {
  readonly name: string
  readonly as: string
}

/** Something that was not imported. */
export interface RefusedSkill {
  /** Empty when it has no name that could be read. */
  readonly name: string
  readonly reason: string
}
