import { mkdir, open, truncate, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describeFileError } from './describe-file-error.ts'
import type { Durability } from './durability.ts'
import type { JournalRecord } from './journal-record.ts'
import { parseJournal } from './parse-journal.ts'
import { readText } from './read-text.ts'
import { syncDirectory } from './sync-directory.ts'

/** An append-only file of journal records, one JSON object per line. */
export interface JournalFile {
  readonly append: (record: JournalRecord) => Promise<void>
  /** All whole records; a half-written last line is cut off the file. */
  readonly read: () => Promise<readonly JournalRecord[]>
  readonly close: () => Promise<void>
}

/** The journal at a path; the file is made by the first record. */
export function journalFile(
  path: string,
  { durability = 'process' }: { readonly durability?: Durability } = {},
): JournalFile {
  let opened: Promise<{ readonly handle: FileHandle; length: number }> | undefined
  // A half-written last line is cut off once, before the first record is added.
  let isIntact = false
  const read = async (): Promise<readonly JournalRecord[]> => {
    const text = (await readText(path)) ?? ''
    const { records, intactLength } = parseJournal(text, { path })
    if (intactLength < text.length) await truncate(path, Buffer.byteLength(text.slice(0, intactLength)))
    isIntact = true
    return records
  }
  const openFile = async (): Promise<{ readonly handle: FileHandle; length: number }> => {
    await mkdir(dirname(path), { recursive: true })
    if (!isIntact) await read()
    const handle = await open(path, 'a')
    if (durability === 'power') await syncDirectory(dirname(path))
    return { handle, length: (await handle.stat()).size }
  }
  return {
    append: async (record) => {
      // A failed opening is forgotten, so that the next try begins anew.
      const file = await (opened ??= openFile()).catch((error: unknown) => {
        opened = undefined
        throw error
      })
      const line = Buffer.from(`${JSON.stringify(record)}\n`)
      try {
        await writeAll(file.handle, line)
        if (durability === 'power') await file.handle.datasync()
        file.length += line.length
      } catch (cause) {
        // A full disk may have taken half the line; the next record must begin on its own.
        await file.handle.truncate(file.length)
        throw describeFileError(cause, { path, verb: 'write' })
      }
    },
    read,
    close: async () => {
      if (opened === undefined) return
      const { handle } = await opened
      await handle.sync()
      await handle.close()
    },
  }
}

async function writeAll(handle: FileHandle, line: Buffer): Promise<void> {
  let written = 0
  while (written < line.length) written += (await handle.write(line, written)).bytesWritten
}
