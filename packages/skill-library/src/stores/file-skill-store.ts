import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSource } from '../record/hash-source.ts'
import { SkillLibraryError } from '../errors/skill-library-error.ts'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import type { OnSkillNotice } from '../record/skill-notice.ts'
import type { SkillRecord } from '../record/skill-record.ts'
import { openJournal, readJournal, rewriteJournal, type Journal, type JournalContent } from './journal.ts'
import { takeLockFile, type LockFile } from './lock-file.ts'
import { isMissing } from './read-text-if-present.ts'
import { readOriginalFolder, readSkillsJson } from './read-original-folder.ts'
import { openSkillMirror, type SkillMirror } from './skill-mirror.ts'
import type { ForeignSkill } from '../record/foreign-skill.ts'
import type { SkillStore, StoredSkills } from './skill-store.ts'

export interface FileSkillStoreOptions {
  /** `read` takes no lock, writes nothing, and may be used beside a writer. */
  readonly access?: 'read' | 'write'
  readonly onNotice?: OnSkillNotice
}

interface OpenFiles {
  readonly lock: LockFile
  readonly journal: Journal
  readonly mirror: SkillMirror
}

// A journal is rewritten when it holds this many entries more than twice its records: below that the
// rewrite costs more than reading the extra lines.
const compactionSlack = 1000

/**
 * Keeps skills in a folder: `journal.ndjson` is the truth, `skills.json`, `code/` and `description/` are
 * the readable copy in the original's shape. A folder that only has the copy is taken over as it is.
 */
export function fileSkillStore(
  directory: string,
  { access = 'write', onNotice = () => undefined }: FileSkillStoreOptions = {},
): SkillStore {
  const journalPath = join(directory, 'journal.ndjson')
  let files: OpenFiles | undefined

  const load = async (): Promise<StoredSkills> => {
    if (access === 'read') {
      await requireDirectory(directory)
      const { isCopyCurrent: _unused, ...stored } = await merge(await readJournal(journalPath), directory)
      return stored
    }
    await guard(directory, () => mkdir(directory, { recursive: true }))
    const lock = await guard(directory, () => takeLockFile(join(directory, 'writer.lock')))
    if (lock.replacedStale) {
      onNotice({
        type: 'stale-lock',
        message: `The lock a stopped process left in ${directory} was replaced.`,
      })
    }
    try {
      const { stored, ...opened } = await openForWriting(directory, journalPath, onNotice)
      files = { lock, ...opened }
      return stored
    } catch (error) {
      await lock.release()
      throw error
    }
  }

  return {
    cacheDirectory: join(directory, 'index'),
    readOnly: access === 'read',
    load,
    async save(records: readonly SkillRecord[]) {
      if (access === 'read') {
        throw new SkillStoreError(
          directory,
          `${directory} is open for reading; open it with { access: 'write' }.`,
        )
      }
      if (files === undefined) {
        throw new SkillStoreError(directory, `${directory} is not open; call load() before save().`)
      }
      await files.journal.append(records)
      await files.mirror.update(records)
    },
    async close() {
      const open = files
      files = undefined
      if (open === undefined) return
      await open.mirror.settle()
      await open.journal.close()
      await open.lock.release()
    },
  }
}

async function openForWriting(
  directory: string,
  journalPath: string,
  onNotice: OnSkillNotice,
): Promise<Omit<OpenFiles, 'lock'> & { readonly stored: StoredSkills }> {
  const content = await readJournal(journalPath)
  const { isCopyCurrent, ...stored } = await merge(content, directory)
  await keepCopies(directory, stored, content)
  if (content.problems.length > 0 || content.entries > content.records.length * 2 + compactionSlack) {
    await guard(journalPath, () => rewriteJournal(journalPath, content.records))
  }
  const mirror = await openSkillMirror(directory, {
    records: stored.records,
    holdIndex: stored.foreign.length > 0 || isCopyCurrent,
    onFailure: (error) =>
      onNotice({
        type: 'mirror-failed',
        message: `The readable copy in ${directory} is behind: ${String(error)}.`,
      }),
  })
  return { stored, mirror, journal: await guard(journalPath, () => openJournal(journalPath)) }
}

interface MergedSkills extends StoredSkills {
  /** True when `skills.json` shows exactly the versions in use. */
  readonly isCopyCurrent: boolean
}

/** Journal records plus whatever the readable copy has and the journal lacks. */
async function merge({ records, ...content }: JournalContent, directory: string): Promise<MergedSkills> {
  const inUse = new Map(
    records.flatMap(({ name, source, status }) => (status === 'superseded' ? [] : [[name, source]])),
  )
  const hashes = new Set(records.map(({ name, contentHash }) => `${name} ${contentHash}`))
  let matching = 0
  const isKnown = ({ name, source }: Pick<ForeignSkill, 'name' | 'source'>): boolean => {
    // Nearly every entry is the very text of the version in use, so only the others are hashed.
    const isSame = inUse.get(name) === source
    if (isSame) matching += 1
    return isSame || hashes.has(`${name} ${hashSource(source)}`)
  }
  const isWhole = content.exists && content.problems.length === 0
  const copy = isWhole
    ? await readSkillsJson(directory, { isKnown })
    : { ...(await readOriginalFolder(directory)), entries: undefined }
  const foreign = isWhole ? copy.skills : copy.skills.filter((skill) => !isKnown(skill))
  return {
    records,
    foreign,
    problems: [...content.problems, ...copy.problems],
    isCopyCurrent: isWhole && matching === inUse.size && copy.entries === matching,
  }
}

/** Keeps what the next write would replace and nobody could rebuild. */
async function keepCopies(directory: string, stored: StoredSkills, content: JournalContent): Promise<void> {
  const names: string[] = []
  if (content.problems.length > 0) names.push('journal.ndjson')
  if (stored.foreign.length > 0 || stored.problems.length > content.problems.length) names.push('skills.json')
  for (const name of names) {
    const path = join(directory, name)
    try {
      const hash = hashSource(await readFile(path, 'utf8')).slice(0, 8)
      await copyFile(path, `${path}.${hash}.kept`)
    } catch (error) {
      if (!isMissing(error)) throw error
    }
  }
}

async function requireDirectory(directory: string): Promise<void> {
  try {
    await stat(directory)
  } catch (error) {
    throw new SkillStoreError(directory, `${directory} holds no skill library; check the path.`, {
      cause: error,
    })
  }
}

async function guard<Result>(path: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action()
  } catch (error) {
    if (SkillLibraryError.isInstance(error)) throw error
    const cause = error instanceof Error ? error.message : String(error)
    throw new SkillStoreError(
      path,
      `${path} cannot be written (${cause}); check its permissions and free space.`,
      {
        cause: error,
      },
    )
  }
}
