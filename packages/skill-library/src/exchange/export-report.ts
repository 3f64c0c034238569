import type { CallOptions } from '@voyager-mc/core'
import type { RenamedSkill } from '../library/import-report.ts'

export interface ExportOptions extends CallOptions {
  /** Looks and reports, and writes nothing. */
  readonly dryRun?: boolean
}

export interface ExportToOptions extends ExportOptions {
  /** File or folder that is written. */
  readonly to: string
}

/** Outcome of an export, or of a dry run, by path. */
export interface ExportReport {
  readonly added: readonly string[]
  /** Files that were there with another content. */
  readonly replaced: readonly string[]
  readonly unchanged: readonly string[]
  /** Skills whose files are named otherwise, because another one has the name. */
  readonly renamed: readonly RenamedSkill[]
  readonly refused: readonly { readonly path: string; readonly reason: string }[]
}
