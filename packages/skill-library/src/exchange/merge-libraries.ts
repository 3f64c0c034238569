import type {
  ImportReport,
  ImportSkillsOptions,
  ManagedSkillLibrary,
} from '../library/managed-skill-library.ts'

/**
 * Adds every version of every skill of one library to another. Where both hold a name with different
 * sources, the better record wins unless told otherwise; the loser stays as an older version.
 */
export async function mergeLibraries(
  into: ManagedSkillLibrary,
  from: ManagedSkillLibrary,
  { onConflict = 'better-record', ...options }: ImportSkillsOptions = {},
): Promise<ImportReport> {
  const records = await from.records()
  const versions = await Promise.all(records.map(({ name }) => from.versions(name)))
  return into.importSkills(versions.flat(), { onConflict, ...options })
}
