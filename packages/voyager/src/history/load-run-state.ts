import type { RunStore } from '../stores/run-store.ts'
import { initialRunState, type RunState } from '../state/run-state.ts'
import { reduceRunState, runStateVersion } from './reduce-run-state.ts'

/** State of a run, and the record it goes up to. */
interface LoadedRun {
  readonly state: RunState
  /** -1 for a run without records. */
  readonly sequence: number
}

/** State of a store's run so far. */
export async function loadRunState(store: RunStore): Promise<RunState> {
  return (await loadRun(store)).state
}

/** The state that was kept last with the records since; all records, when there is none of this version. */
export async function loadRun(store: RunStore): Promise<LoadedRun> {
  const snapshot = await store.readSnapshot()
  let { state, sequence }: LoadedRun =
    snapshot?.version === runStateVersion ? snapshot : { state: initialRunState, sequence: -1 }
  for await (const record of store.readJournal({ from: sequence + 1 })) {
    state = reduceRunState(state, record)
    sequence = record.sequence
  }
  return { state, sequence }
}
