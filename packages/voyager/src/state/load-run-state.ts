import type { RunStore } from '../stores/run-store.ts'
import { readCheckpoint } from './read-checkpoint.ts'
import { reduceRunState } from './reduce-run-state.ts'
import { initialRunState, type RunState } from './run-state.ts'

/** What a store knows about its run so far; a checkpoint of the original without a journal counts too. */
export async function loadRunState(store: RunStore): Promise<RunState> {
  const records = await store.readJournal()
  if (records.length > 0) return records.reduce(reduceRunState, initialRunState)
  const checkpoint = await readCheckpoint(store)
  if (checkpoint === undefined) return initialRunState
  const { completed, failed, chestMemory } = checkpoint
  return { ...initialRunState, hasLearned: true, completed, failed, chestMemory }
}
