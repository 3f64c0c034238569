import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { systemClock, type Clock } from '@voyager-mc/core'
import * as z from 'zod'
import { RunStoreError } from '../errors/run-store-error.ts'
import type { ChestMemory } from '../state/chest-memory.ts'
import {
  chestMemorySchema,
  checkpointDocuments,
  qaCacheSchema,
  taskNamesSchema,
} from '../stores/checkpoint-documents.ts'
import { parseDocument } from '../stores/parse-document.ts'
import type { RunStore } from '../stores/run-store.ts'
import { loadRun } from './load-run-state.ts'

/** A checkpoint of the original that is taken over. */
export interface ImportCheckpointOptions {
  /** Folder of the original, with `curriculum/` and `action/`. */
  readonly directory: string
  /** Only tells what would be added. */
  readonly dryRun?: boolean
  readonly clock?: Clock
}

/** Things that a checkpoint brought and the run did not have; those it had stay as they were. */
export interface CheckpointImport {
  readonly completed: readonly string[]
  readonly failed: readonly string[]
  /** Questions whose answers were taken over. */
  readonly answers: readonly string[]
  /** Position keys of chests. */
  readonly chests: readonly string[]
}

/** Takes over task lists, answers and chests of a checkpoint of the original; a second time it finds nothing new. */
export async function importCheckpoint(
  store: RunStore,
  { directory, dryRun = false, clock = systemClock }: ImportCheckpointOptions,
): Promise<CheckpointImport> {
  const { state, sequence } = await loadRun(store)
  const found = await readCheckpoint(directory)
  const known =
    (await parseDocument(store, { name: checkpointDocuments.qaCache, schema: qaCacheSchema })) ?? {}
  const completed = added(found.completed, state.completed)
  const news = {
    completed,
    // One completed by now, here or there, no longer counts as failed.
    failed: added(found.failed, [...state.failed, ...state.completed, ...found.completed]),
    answers: added(Object.keys(found.answers), Object.keys(known)),
    chests: added(Object.keys(found.chestMemory), Object.keys(state.chestMemory)),
  }
  if (dryRun) return news
  if (news.answers.length > 0)
    await store.writeDocument(checkpointDocuments.qaCache, { ...found.answers, ...known })
  if (news.completed.length + news.failed.length + news.chests.length > 0) {
    const event = {
      type: 'checkpoint-import',
      completed: [...state.completed, ...news.completed],
      failed: [...state.failed.filter((name) => !completed.includes(name)), ...news.failed],
      chestMemory: { ...found.chestMemory, ...state.chestMemory },
    } as const
    await store.append({ sequence: sequence + 1, atMs: clock.now(), event })
  }
  return news
}

function added(found: readonly string[], known: readonly string[]): readonly string[] {
  const before = new Set(known)
  return [...new Set(found)].filter((name) => !before.has(name))
}

interface Checkpoint {
  readonly completed: readonly string[]
  readonly failed: readonly string[]
  readonly answers: Readonly<Record<string, string>>
  readonly chestMemory: ChestMemory
}

async function readCheckpoint(directory: string): Promise<Checkpoint> {
  const { completedTasks, failedTasks, qaCache, chestMemory } = checkpointDocuments
  const completed = await readJson(join(directory, completedTasks), taskNamesSchema)
  // Every checkpoint of the original has this list; without it the folder is something else.
  if (completed === undefined) {
    const path = join(directory, completedTasks)
    throw new RunStoreError(path, `${path} does not exist; name a checkpoint folder of the original.`)
  }
  return {
    completed,
    failed: (await readJson(join(directory, failedTasks), taskNamesSchema)) ?? [],
    answers: (await readJson(join(directory, qaCache), qaCacheSchema)) ?? {},
    chestMemory: (await readJson(join(directory, chestMemory), chestMemorySchema)) ?? {},
  }
}

async function readJson<Value>(path: string, schema: z.ZodType<Value>): Promise<Value | undefined> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw new RunStoreError(path, `${path} cannot be read; check that it is a file.`, { cause })
  })
  if (text === undefined) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : 'it is not JSON'
    throw new RunStoreError(
      path,
      `${path} is not as the original writes it (${reason}); repair or remove it.`,
      { cause },
    )
  }
}
