import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SkillRecord } from '../record/skill-record.ts'
import { describeAsStub, skillFileNames } from './skill-files.ts'
import { createSkillsJson } from './skills-json.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** The readable copy of a store: one file per version, and `skills.json` in the original's shape. */
export interface SkillMirror {
  /** Writes the files of new versions, and `skills.json` once a share of it has changed. */
  update(records: readonly SkillRecord[]): Promise<void>
  /** Resolves when `skills.json` shows the latest update. */
  settle(): Promise<void>
}

export interface OpenSkillMirrorOptions {
  readonly records: readonly SkillRecord[]
  /** True while `skills.json` shows these records already, or holds skills that are not records yet. */
  readonly holdIndex: boolean
  readonly onFailure: (error: unknown) => void
}

// The whole of `skills.json` is written each time: after every change up to a hundred skills, and after one
// percent of changes beyond. What a killed process leaves behind is made good at the next open.
const changesShare = 100

/** Makes the mirror and writes the files that are missing. It can be rebuilt, so nothing in it is synced. */
export async function openSkillMirror(
  directory: string,
  { records, holdIndex, onFailure }: OpenSkillMirrorOptions,
): Promise<SkillMirror> {
  const fileNames = skillFileNames()
  const skillsJson = createSkillsJson()
  const written = {
    code: await namesIn(join(directory, 'code')),
    description: await namesIn(join(directory, 'description')),
  }
  let writing: Promise<void> | undefined
  let isStale = false
  let unwritten = 0

  const writeIndex = async (): Promise<void> => {
    while (isStale) {
      isStale = false
      await writeFileAtomic(join(directory, 'skills.json'), skillsJson.render(), {
        durable: false,
      }).catch(onFailure)
    }
    writing = undefined
  }
  const requestIndex = (): void => {
    unwritten = 0
    isStale = true
    writing ??= writeIndex()
  }
  const write = async (folder: keyof typeof written, file: string, text: string): Promise<void> => {
    await writeFileAtomic(join(directory, folder, file), text, { durable: false })
    written[folder].add(file)
  }
  const update = async (changed: readonly SkillRecord[], hold = false): Promise<void> => {
    for (const record of changed) {
      const stem = fileNames.stemOf(record)
      const [code, description] = [`${stem}.js`, `${stem}.txt`]
      if (!written.code.has(code)) await write('code', code, record.source)
      if (!written.description.has(description))
        await write('description', description, describeAsStub(record))
      if (record.status !== 'superseded') skillsJson.put(record)
    }
    if (hold) return
    unwritten += changed.length
    if (unwritten * changesShare >= skillsJson.size()) requestIndex()
  }

  await update(records, holdIndex).catch(onFailure)
  return {
    update: (changed) => update(changed).catch(onFailure),
    settle: async () => {
      if (unwritten > 0) requestIndex()
      await writing
    },
  }
}

async function namesIn(directory: string): Promise<Set<string>> {
  await mkdir(directory, { recursive: true })
  const names = await readdir(directory)
  const leftovers = names.filter((name) => name.endsWith('.tmp'))
  for (const name of leftovers) await rm(join(directory, name), { force: true })
  return new Set(names)
}
