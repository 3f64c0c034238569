import { open, type FileHandle } from 'node:fs/promises'
import { z } from 'zod'
import { SkillStoreError } from '../errors/skill-store-error.ts'
import { createTurns } from '@voyager-mc/core'
import { skillRecordSchema, skillSchemaVersion, type SkillRecord } from '../record/skill-record.ts'
import { readTextIfPresent } from './read-text-if-present.ts'
import { writeFileAtomic } from './write-file-atomic.ts'

/** Content of a journal file. */
export interface JournalContent {
  /** The latest state of each version, in the order they were first admitted. */
  readonly records: readonly SkillRecord[]
  /** Lines that could not be read, one sentence each; a torn last line is not one of them. */
  readonly problems: readonly string[]
  /** Count of entries read. */
  readonly entries: number
  /** False when there is no journal file. */
  readonly exists: boolean
}

/** An append-only file of saves, one JSON line each; a line counts only when it is complete. */
export interface Journal {
  append(records: readonly SkillRecord[]): Promise<void>
  close(): Promise<void>
}

const entrySchema = z.object({
  schemaVersion: z.literal(skillSchemaVersion),
  type: z.literal('save'),
  records: z.array(skillRecordSchema),
})

/** Reads a journal; damaged lines are reported and skipped, a newer schema is refused. */
export async function readJournal(path: string): Promise<JournalContent> {
  const text = await readTextIfPresent(path)
  const records = new Map<string, SkillRecord>()
  const problems: string[] = []
  let entries = 0
  const lines = (text ?? '').split('\n')
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const entry = parseEntry(line, path)
    // A torn last line was never acknowledged, or is being written at this moment by another process.
    if (entry === undefined && index === lines.length - 1) continue
    if (entry === undefined) {
      problems.push(`Line ${index + 1} of ${path} is damaged and was skipped.`)
      continue
    }
    entries += 1
    for (const record of entry) records.set(`${record.name}@${record.version}`, record)
  }
  return { records: [...records.values()], problems, entries, exists: text !== undefined }
}

/** Replaces a journal by one entry per record, in one step. */
export async function rewriteJournal(path: string, records: readonly SkillRecord[]): Promise<void> {
  await writeFileAtomic(path, records.map((record) => entryLine([record])).join(''))
}

/** Opens a journal for appending; an entry is on the disk when `append` resolves. */
export async function openJournal(path: string): Promise<Journal> {
  const file = await open(path, 'a+')
  let size = (await file.stat()).size
  size += await repairEnd(file, size, path)
  const append = async (line: Buffer): Promise<void> => {
    try {
      await file.appendFile(line)
      await file.datasync()
      size += line.length
    } catch (error) {
      // A half-written line would swallow the next one, so the file goes back to its last good size.
      await file.truncate(size)
      throw new SkillStoreError(
        path,
        `${path} cannot be written; free disk space or check its permissions.`,
        { cause: error },
      )
    }
  }
  // A long line may take several writes, which must not mix with another line's.
  const { take: exclusive } = createTurns()
  return {
    append: (records) => exclusive(() => append(Buffer.from(entryLine(records)))),
    close: () => exclusive(() => file.close()),
  }
}

function entryLine(records: readonly SkillRecord[]): string {
  return `${JSON.stringify({ schemaVersion: skillSchemaVersion, type: 'save', records })}\n`
}

function parseEntry(line: string, path: string): readonly SkillRecord[] | undefined {
  let data: unknown
  try {
    data = JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
  const entry = entrySchema.safeParse(data)
  if (entry.success) return entry.data.records
  const version = z.object({ schemaVersion: z.number() }).safeParse(data)
  if (version.success && version.data.schemaVersion > skillSchemaVersion) {
    const found = version.data.schemaVersion
    throw new SkillStoreError(
      path,
      `${path} has schema version ${found}, this package reads up to ${skillSchemaVersion}; upgrade the package.`,
    )
  }
  return undefined
}

/** Completes a last line that only lacks its line break, removes a torn one, and gives the change in size. */
async function repairEnd(file: FileHandle, size: number, path: string): Promise<number> {
  const { buffer } = await file.read(Buffer.alloc(size), 0, size, 0)
  const end = buffer.lastIndexOf(10) + 1
  if (end === size) return 0
  if (parseEntry(buffer.subarray(end).toString('utf8'), path) !== undefined) {
    await file.appendFile('\n')
    return 1
  }
  await file.truncate(end)
  return end - size
}
