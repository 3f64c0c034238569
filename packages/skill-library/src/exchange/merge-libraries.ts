import type { ImportReport, ImportSkillsOptions } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { takeOverExperience } from './experience-file.ts'

export interface MergeLibrariesOptions extends ImportSkillsOptions {
  /** Library that is read and stays as it is. */
  readonly from: ManagedSkillLibrary
}

/**
 * Adds every version of every skill of one library to another. Where both hold a name with different
 * sources, the better record wins unless told otherwise; the loser stays as an older version, and the report says so.
 */
export async function mergeLibraries(
  into: ManagedSkillLibrary,
  { from, onConflict = 'better-record', ...options }: MergeLibrariesOptions,
): Promise<ImportReport> {
  const records = await from.records()
  const versions = await Promise.all(records.map(({ name }) => from.versions(name)))
  await takeOverExperience(into, (await from.experience?.load()) ?? [], options)
  return into.importSkills(versions.flat(), { onConflict, ...options })
}
