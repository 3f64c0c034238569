import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { listPlainFolder, readPlainText } from '../files/read-plain-text.ts'
import type { ImportFromOptions, ImportReport, ImportSkillsOptions } from '../library/import-report.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import { readExperienceFile, takeOverExperience } from './experience-file.ts'
import { importOriginalFolder } from './import-original-folder.ts'
import { importSkillMdFolders } from './import-skill-md-folders.ts'
import { mergeLibraries } from './merge-libraries.ts'
import { openSkillLibrary } from './open-skill-library.ts'
import { parseBundle } from './skill-bundle.ts'
import { importSkillLines } from './skill-lines.ts'

/**
 * Admits the skills at a path, whatever they are kept in: a bundle (`.json`), a skill on each
 * line (`.ndjson`), another library (`.db`, or a folder with a
 * `skills.db`), SKILL.md folders, or a folder or checkpoint of the original.
 */
export async function importSkillsFrom(
  library: ManagedSkillLibrary,
  { from: path, ...options }: ImportFromOptions,
): Promise<ImportReport> {
  if (!existsSync(path)) throw new SkillStoreError(path, `${path} does not exist; check the path.`)
  if (path.endsWith('.ndjson')) return importSkillLines(library, { from: path, ...options })
  if (path.endsWith('.json')) return importBundle(library, path, options)
  if (path.endsWith('.db') || existsSync(join(path, 'skills.db'))) {
    const other = await openSkillLibrary(path, { access: 'read' })
    try {
      return await mergeLibraries(library, { from: other, ...options })
    } finally {
      await other.close()
    }
  }
  await takeOverExperience(library, await readExperienceFile(path), options)
  return (await hasSkillMd(path))
    ? importSkillMdFolders(library, { from: path, ...options })
    : importOriginalFolder(library, { from: path, ...options })
}

async function importBundle(
  library: ManagedSkillLibrary,
  path: string,
  options: ImportSkillsOptions,
): Promise<ImportReport> {
  const file = await readPlainText(dirname(path), [basename(path)])
  if (file.status === 'read') {
    const { skills, experience = [] } = parseBundle(file.text)
    await takeOverExperience(library, experience, options)
    return library.importSkills(skills, options)
  }
  const reason = file.status === 'refused' ? file.reason : `${path} does not exist`
  throw new SkillStoreError(path, `${reason}; name a bundle that can be read.`)
}

async function hasSkillMd(directory: string): Promise<boolean> {
  for (const name of (await listPlainFolder(directory, [])).names) {
    if ((await readPlainText(directory, [name, 'SKILL.md'])).status === 'read') return true
  }
  return false
}
