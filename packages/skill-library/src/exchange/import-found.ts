import type { ImportReport, ImportSkillsOptions } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import type { FoundSkills } from './found-skills.ts'

/** Admits skills that were found, and says of the places that could not be read that they were refused. */
export async function importFound(
  library: ManagedSkillLibrary,
  { skills, problems }: FoundSkills,
  options: ImportSkillsOptions,
): Promise<ImportReport> {
  const report = await library.importSkills(skills, options)
  const unread = problems.map((reason) => ({ name: '', reason }))
  return { ...report, refused: [...report.refused, ...unread] }
}
