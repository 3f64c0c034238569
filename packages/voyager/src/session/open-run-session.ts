import { createTurns } from '@voyager-mc/core'
import type { JournalRecord } from '../events/journal-record.ts'
import { keptEvent } from '../events/kept-event.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'
import { loadRun } from '../history/load-run-state.ts'
import { reduceRunState, runStateVersion } from '../history/reduce-run-state.ts'
import type { RunState } from '../state/run-state.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { RunSession, RunSettings } from './run-session.ts'
import { persist } from './persist.ts'
import type { VoyagerRoles } from './voyager-roles.ts'

/** Options of a session. */
interface OpenRunSessionOptions {
  readonly roles: VoyagerRoles
  readonly settings: RunSettings
  readonly signal: AbortSignal
  readonly publish: (event: VoyagerEvent) => void
}

// Opening reads the state that was kept last and at most this many records; keeping it costs a millisecond or two.
const recordsPerSnapshot = 256

/** Loads the run of a store and returns the session that continues it. */
export async function openRunSession(
  store: RunStore,
  { roles, settings, signal, publish }: OpenRunSessionOptions,
): Promise<RunSession> {
  let { state, sequence } = await loadRun(store)
  let recordsSinceSnapshot = 0
  const patiently = (write: () => Promise<void>): Promise<void> =>
    persist(write, { settings, publish, signal })

  const save = async (event: VoyagerEvent): Promise<void> => {
    const kept = keptEvent(event)
    const record: JournalRecord = { sequence: sequence + 1, atMs: settings.clock.now(), event: kept }
    await patiently(() => store.append(record))
    ;({ sequence } = record)
    state = reduceRunState(state, record)
    recordsSinceSnapshot += 1
    if (recordsSinceSnapshot >= recordsPerSnapshot || event.type === 'run-end') {
      const snapshot = { sequence, version: runStateVersion, state }
      await patiently(() => store.writeSnapshot(snapshot))
      recordsSinceSnapshot = 0
    }
    publish(event)
  }
  // Model calls report from the side, so records are written one after another.
  const turns = createTurns()
  return {
    roles,
    settings,
    signal,
    emit: (event) => turns.take(() => save(event)),
    writeDocument: (name, value) => patiently(() => store.writeDocument(name, value)),
    state: () => state,
    progress: () => ({ ...state, elapsedMs: state.elapsedMs + sinceLastRecord(state, settings.clock.now()) }),
  }
}

function sinceLastRecord({ lastAtMs }: RunState, nowMs: number): number {
  return lastAtMs === undefined ? 0 : Math.max(0, nowMs - lastAtMs)
}
