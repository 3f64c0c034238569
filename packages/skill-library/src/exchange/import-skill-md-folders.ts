import { SkillStoreError } from '../errors/skill-store-error.ts'
import type { ImportFromOptions, ImportReport } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { readSkillMdFolders } from './read-skill-md-folders.ts'

/** Admits folders that have a `SKILL.md` and one script in `scripts/`; others are in the report's `refused`. */
export async function importSkillMdFolders(
  library: ManagedSkillLibrary,
  { from: directory, ...options }: ImportFromOptions,
): Promise<ImportReport> {
  const { skills, refused } = await readSkillMdFolders(directory)
  if (skills.length === 0) {
    throw new SkillStoreError(
      directory,
      `${directory} holds no folder with a SKILL.md and one script; pass the folder above them.`,
    )
  }
  const report = await library.importSkills(skills, { provenance: { origin: 'skill-md' }, ...options })
  return { ...report, refused: [...report.refused, ...refused] }
}
