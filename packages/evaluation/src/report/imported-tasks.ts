import { initialRunState, reduceRunState, type JournalRecord } from '@voyager-mc/voyager/journal'

/** Counts of tasks that were taken over from a checkpoint of the original, of which a journal has no ends. */
interface ImportedTasks {
  readonly completed: number
  readonly failed: number
}

/** Counts the tasks that a journal took over. */
export function importedTasks(journal: readonly JournalRecord[]): ImportedTasks {
  let state = initialRunState
  let [completed, failed] = [0, 0]
  for (const record of journal) {
    const before = state
    state = reduceRunState(state, record)
    if (record.event.type !== 'checkpoint-import') continue
    completed += state.completed.length - before.completed.length
    failed += Math.max(0, state.failed.length - before.failed.length)
  }
  return { completed, failed }
}
