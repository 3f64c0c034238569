import { lstat, readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '@voyager-mc/core/files'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { isMissing, readTextIfPresent } from '../files/read-text-if-present.ts'
import { replaceFile } from '../files/replace-file.ts'
import type { SkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { copyMark, renderSkillCopy } from './render-skill-copy.ts'
import { skillFileNames } from './skill-file-names.ts'
import type { StoredSkills } from './skill-store.ts'

/** Copies of the skills in use, one readable file each, beside the database; they are never read back. */
export interface SkillMirror {
  /** Writes the copies of records that were saved; gives what could not be written. */
  show(saved: Pick<StoredSkills, 'records' | 'revision'>): Promise<readonly SkillNotice[]>
}

// Says up to which revision the copies are complete.
const markFile = '.revision'

/** The folder for copies of a database's skills; false when the database is no file. */
export function mirrorBeside(path: string): string | false {
  return path === ':memory:' ? false : join(dirname(path), 'skills')
}

/** Opens a folder of copies; `false` keeps none. */
export function openSkillMirror(directory: string | false): SkillMirror {
  if (directory === false) return { show: async () => [] }
  const fileNames = skillFileNames()
  const ours = new Set<string>()
  const told = new Set<string>()
  let present: ReadonlySet<string> | undefined

  /** Gives the path when it must not be written. */
  const write = async (record: SkillRecord, file: string): Promise<string | undefined> => {
    const path = join(directory, file)
    const text = renderSkillCopy(record)
    if (!ours.has(file)) {
      const former = await readOwn(path)
      if (former === 'foreign') return path
      ours.add(file)
      if (former === text) return undefined
    }
    await replaceFile(path, text, { durable: false })
    return undefined
  }
  const showAll = async ({
    records,
    revision,
  }: Parameters<SkillMirror['show']>[0]): Promise<readonly string[]> => {
    const isFirst = present === undefined
    present ??= await openFolder(directory)
    const isCurrent = isFirst && (await readTextIfPresent(join(directory, markFile))) === String(revision)
    const refused: string[] = []
    for (const record of records) {
      const file = `${fileNames.stemOf({ name: record.name, version: 1 })}.js`
      if (record.status === 'superseded' || (isCurrent && present.has(file))) continue
      const path = await write(record, file)
      if (path !== undefined) refused.push(path)
    }
    if (!isCurrent) await replaceFile(join(directory, markFile), String(revision), { durable: false })
    return refused
  }
  return {
    async show(saved) {
      if (saved.records.length === 0) return []
      const problems = await showAll(saved)
        .then((paths) => paths.map((path) => `${path} was not made by the skill library and stays as it is`))
        .catch((error: unknown) => {
          const reason = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
          return [`The copies of skills in ${directory} are behind: ${reason}`]
        })
      const news = problems.filter((problem) => !told.has(problem))
      for (const problem of news) told.add(problem)
      return news.map((problem) => ({ type: 'mirror-failed', message: `${problem}.` }))
    },
  }
}

/** Makes the folder and gives the names in it; a link to another place is not followed. */
async function openFolder(directory: string): Promise<ReadonlySet<string>> {
  makeFolder(directory)
  if ((await lstat(directory)).isSymbolicLink()) {
    throw new SkillStoreError(directory, `${directory} is a symbolic link, which is not followed.`)
  }
  return new Set(await readdir(directory))
}

/** The text of a copy that is there; `foreign` for a file that somebody else made, and for a link. */
async function readOwn(path: string): Promise<string | undefined> {
  try {
    if (!(await lstat(path)).isFile()) return 'foreign'
    const text = await readFile(path, 'utf8')
    return text.startsWith(copyMark) ? text : 'foreign'
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
