import { checkpointDocuments, chestMemorySchema, taskNamesSchema } from '../stores/checkpoint-documents.ts'
import { parseDocument } from '../stores/parse-document.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { CheckpointImportEvent } from '../voyager-event.ts'

/** What a checkpoint without a journal holds, such as one of the original; undefined when there is none. */
export async function readCheckpoint(store: RunStore): Promise<CheckpointImportEvent | undefined> {
  const { completedTasks, failedTasks, chestMemory } = checkpointDocuments
  const completed = await parseDocument(store, { name: completedTasks, schema: taskNamesSchema })
  const failed = await parseDocument(store, { name: failedTasks, schema: taskNamesSchema })
  const chests = await parseDocument(store, { name: chestMemory, schema: chestMemorySchema })
  if (completed === undefined && failed === undefined && chests === undefined) return undefined
  return {
    type: 'checkpoint-import',
    completed: [...new Set(completed ?? [])],
    failed: failed ?? [],
    chestMemory: chests ?? {},
  }
}
