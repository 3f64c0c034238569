import { checkpointDocuments } from '../stores/checkpoint-documents.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { RunState } from './run-state.ts'

/** Brings the readable documents up to date; only what changed between the two states is written. */
export async function writeCheckpoint(
  store: RunStore,
  { before, after }: { readonly before: RunState | undefined; readonly after: RunState },
): Promise<void> {
  const { completedTasks, failedTasks, chestMemory } = checkpointDocuments
  if (before?.completed !== after.completed) await store.writeDocument(completedTasks, after.completed)
  if (before?.failed !== after.failed) await store.writeDocument(failedTasks, after.failed)
  if (before?.chestMemory !== after.chestMemory) await store.writeDocument(chestMemory, after.chestMemory)
}
