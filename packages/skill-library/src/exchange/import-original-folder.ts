import { join } from 'node:path'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { listPlainFolder } from '../files/read-plain-text.ts'
import type { ImportFromOptions, ImportReport } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { importFound } from './import-found.ts'
import { readOriginalFolder } from './read-original-folder.ts'

/**
 * Admits the skills of a folder in the original's shape: the `skill/` folder, or the checkpoint above it. Files that
 * cannot be read or do not parse are in the report's `refused`; foreign vector files are ignored, links not followed.
 */
export async function importOriginalFolder(
  library: ManagedSkillLibrary,
  { from: directory, ...options }: ImportFromOptions,
): Promise<ImportReport> {
  const { names } = await listPlainFolder(directory, ['skill'])
  const folder = names.length > 0 ? join(directory, 'skill') : directory
  const found = await readOriginalFolder(folder)
  if (found.skills.length === 0) {
    const reason = found.problems[0]?.replace(/\.$/, '') ?? 'it has neither skills.json nor code/*.js'
    throw new SkillStoreError(
      folder,
      `${folder} holds no skills (${reason}); pass the folder that has skills.json.`,
    )
  }
  return importFound(library, found, { provenance: { origin: 'skill-folder' }, ...options })
}
