import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import type {
  ImportReport,
  ImportSkillsOptions,
  ManagedSkillLibrary,
} from '../library/managed-skill-library.ts'
import { readOriginalFolder } from '../stores/read-original-folder.ts'
import { openSkillMirror } from '../stores/skill-mirror.ts'

/**
 * Admits the skills of a folder in the original's shape: the `skill/` folder itself or the one above it.
 * Files that cannot be read or do not parse are in the report's `rejected`; foreign vector files are ignored.
 */
export async function importOriginalFolder(
  library: ManagedSkillLibrary,
  directory: string,
  options: ImportSkillsOptions = {},
): Promise<ImportReport> {
  const folder = (await isFolder(join(directory, 'skill'))) ? join(directory, 'skill') : directory
  const { skills, problems } = await readOriginalFolder(folder)
  if (skills.length === 0) {
    const reason = problems[0] ?? 'it has neither skills.json nor code/*.js'
    throw new SkillStoreError(
      folder,
      `${folder} holds no skills (${reason}); pass the folder that has skills.json.`,
    )
  }
  const report = await library.importSkills(skills, { provenance: { origin: 'skill-folder' }, ...options })
  const unreadable = problems.map((reason) => ({ name: '', reason }))
  return { ...report, rejected: [...report.rejected, ...unreadable] }
}

/** Writes a library as a folder the original can load: `skills.json`, `code/` and `description/`. */
export async function exportOriginalFolder(library: ManagedSkillLibrary, directory: string): Promise<void> {
  const records = await library.records()
  const versions = await Promise.all(records.map(({ name }) => library.versions(name)))
  let failure: unknown
  const mirror = await openSkillMirror(directory, {
    records: [],
    holdIndex: true,
    onFailure: (error) => (failure = error),
  })
  await mirror.update(versions.flat())
  await mirror.settle()
  if (failure === undefined) return
  throw new SkillStoreError(directory, `${directory} cannot be written; check its permissions.`, {
    cause: failure,
  })
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch {
    // Whatever is wrong with the path, reading the folder itself gives the better message.
    return false
  }
}
