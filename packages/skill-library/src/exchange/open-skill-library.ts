import { definedOf } from '@voyager-mc/core'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { createSkillLibrary, type CreateSkillLibraryOptions } from '../library/create-skill-library.ts'
import type { ManagedSkillLibrary } from '../library/managed-skill-library.ts'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import { memorySkillStore } from '../stores/memory-skill-store.ts'
import { sqliteSkillStore, type SqliteSkillStoreOptions } from '../stores/sqlite-skill-store.ts'
import { importFound } from './import-found.ts'
import { readOriginalFolder } from './read-original-folder.ts'

export interface OpenSkillLibraryOptions
  extends
    Omit<CreateSkillLibraryOptions, 'store'>,
    Pick<SqliteSkillStoreOptions, 'access' | 'durability' | 'mirror'> {}

// The file a library in a folder is kept in.
const fileName = 'skills.db'

/**
 * Opens the library at a path: a database, or a folder that holds one as `skills.db`. A folder of skills in the original's
 * shape is imported into such a file once; with `read` access into memory, and the folder stays as it is.
 */
export async function openSkillLibrary(
  path: string,
  { access = 'write', durability, mirror, ...options }: OpenSkillLibraryOptions = {},
): Promise<ManagedSkillLibrary> {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? !path.endsWith('.db')
  const file = isFolder ? join(path, fileName) : path
  if (access === 'read' && !existsSync(path)) {
    throw new SkillStoreError(path, `${path} holds no skill library; check the path.`)
  }
  const store =
    access === 'read' && !existsSync(file)
      ? memorySkillStore()
      : sqliteSkillStore(file, {
          access,
          ...definedOf({ durability, mirror }),
        })
  const library = createSkillLibrary({ ...options, store })
  const isEmpty = (await library.records()).length === 0
  if (isFolder && isEmpty && store.readOnly !== true) await adoptFolder(library, path, options.onNotice)
  return library
}

/** Imports the skills of a folder, when it has some, and tells what was done. */
async function adoptFolder(
  library: ManagedSkillLibrary,
  directory: string,
  onNotice: OnSkillNotice = () => undefined,
): Promise<void> {
  const found = await readOriginalFolder(directory)
  if (found.skills.length === 0 && found.problems.length === 0) return
  const { added, refused } = await importFound(library, found, { provenance: { origin: 'skill-folder' } })
  onNotice({
    type: 'folder-imported',
    message: `${added.length} skills were taken over from the files in ${directory}, which are not read again.`,
  })
  for (const { name, reason } of refused) {
    onNotice({ type: 'skill-rejected', ...(name !== '' && { skill: name }), message: reason })
  }
}
