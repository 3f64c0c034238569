import { join } from 'node:path'
import { RunSchemaError } from '../errors/run-schema-error.ts'
import { RunStoreError } from '../errors/run-store-error.ts'
import { assertDocumentName } from './assert-document-name.ts'
import { checkpointDocuments } from './checkpoint-documents.ts'
import { describeFileError } from './describe-file-error.ts'
import type { Durability } from './durability.ts'
import { journalFile } from './journal-file.ts'
import { runSchemaVersion } from './journal-record.ts'
import { readText } from './read-text.ts'
import { replaceFile } from './replace-file.ts'
import type { RunStore } from './run-store.ts'
import { takeRunLock } from './take-run-lock.ts'

/** How a directory is written. */
export interface FileRunStoreOptions {
  /** The default, `process`, survives `kill -9`; `power` survives a power cut, too. */
  readonly durability?: Durability
}

/**
 * A run store in a directory: an append-only journal, and documents replaced by temporary file and rename. The first
 * write claims the directory until `close`; another process that writes gets a `RunLockedError`.
 */
export function fileRunStore(
  directory: string,
  { durability = 'process' }: FileRunStoreOptions = {},
): RunStore {
  const journalPath = join(directory, 'journal.ndjson')
  const journal = journalFile(journalPath, { durability })
  let lock: Promise<() => Promise<void>> | undefined
  let isClosed = false
  const pathOf = (name: string): string => {
    assertOpen()
    assertDocumentName(name)
    return join(directory, name)
  }
  // Reading needs no lock; the first write claims the directory, and a failed claim may be repeated.
  const claim = async (): Promise<void> => {
    await (lock ??= takeRunLock(join(directory, 'run.lock'))).catch((error: unknown) => {
      lock = undefined
      throw error
    })
  }
  const assertOpen = (): void => {
    if (isClosed) throw new RunStoreError(directory, `The run store ${directory} is closed; open it again.`)
  }
  return {
    append: async (record) => {
      assertOpen()
      await guard(directory, 'write', claim)
      await guard(journalPath, 'write', () => journal.append(record))
    },
    readJournal: async () => {
      assertOpen()
      await assertSchema(directory)
      return guard(journalPath, 'read', journal.read)
    },
    writeDocument: async (name, value) => {
      const path = pathOf(name)
      await guard(directory, 'write', claim)
      await guard(path, 'write', () => replaceFile(path, JSON.stringify(value), { durability }))
    },
    readDocument: async (name): Promise<unknown> => readJson(pathOf(name)),
    close: async () => {
      isClosed = true
      await journal.close()
      if (lock !== undefined) await (await lock)()
    },
  }
}

async function assertSchema(directory: string): Promise<void> {
  const path = join(directory, checkpointDocuments.config)
  const config = await readJson(path)
  if (config === undefined) return
  const found =
    typeof config === 'object' && config !== null && 'schemaVersion' in config
      ? config.schemaVersion
      : undefined
  if (found !== runSchemaVersion) throw new RunSchemaError(path, { found, expected: runSchemaVersion })
}

async function readJson(path: string): Promise<unknown> {
  const text = await guard(path, 'read', () => readText(path))
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RunStoreError(path, `${path} is not JSON; repair or remove it.`, { cause })
  }
}

async function guard<Value>(path: string, verb: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (cause) {
    throw describeFileError(cause, { path, verb })
  }
}
