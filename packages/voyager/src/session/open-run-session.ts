import { RunLockedError } from '../errors/run-locked-error.ts'
import type { RunStore } from '../stores/run-store.ts'
import { runSchemaVersion, type JournalRecord } from '../stores/journal-record.ts'
import { delayBefore } from '../recovery/delay-before.ts'
import { readCheckpoint } from '../state/read-checkpoint.ts'
import { reduceRunState } from '../state/reduce-run-state.ts'
import { initialRunState, type RunState } from '../state/run-state.ts'
import { createCheckpointWriter } from '../state/create-checkpoint-writer.ts'
import { writeAttemptFile } from '../state/write-attempt-file.ts'
import type { VoyagerEvent } from '../voyager-event.ts'
import type { VoyagerRoles } from '../voyager-roles.ts'
import type { RunSession, RunSettings } from './run-session.ts'

/** What a session is opened with. */
export interface OpenRunSessionOptions {
  readonly roles: VoyagerRoles
  readonly settings: RunSettings
  readonly signal: AbortSignal
  readonly publish: (event: VoyagerEvent) => void
}

/** Reads the store's journal and returns the session that continues it. */
export async function openRunSession(
  store: RunStore,
  { roles, settings, signal, publish }: OpenRunSessionOptions,
): Promise<RunSession> {
  const records = await store.readJournal()
  let state: RunState = records.reduce(reduceRunState, initialRunState)
  let sequence = records.length
  const checkpoints = createCheckpointWriter(store, settings)
  let queue: Promise<void> = Promise.resolve()

  const save = async (event: VoyagerEvent): Promise<void> => {
    const record: JournalRecord = {
      schemaVersion: runSchemaVersion,
      sequence,
      atMs: settings.clock.now(),
      event,
    }
    await persist(() => store.append(record), { settings, publish, signal })
    sequence += 1
    state = reduceRunState(state, record)
    const after = state
    const isLast = event.type === 'run-end'
    await persist(() => checkpoints.write(after, { isLast }), { settings, publish, signal })
    if (event.type === 'attempt-end') {
      await persist(() => writeAttemptFile(store, { event, state: after, sequence: record.sequence }), {
        settings,
        publish,
        signal,
      })
    }
    publish(event)
  }
  const session: RunSession = {
    roles,
    settings,
    signal,
    // Model calls report from the side, so records are written one after another.
    emit: (event) => {
      const mine = queue.then(() => save(event))
      queue = mine.catch(() => undefined)
      return mine
    },
    writeDocument: (name, value) =>
      persist(() => store.writeDocument(name, value), { settings, publish, signal }),
    state: () => state,
    progress: () => ({ ...state, elapsedMs: state.elapsedMs + sinceLastRecord(state, settings.clock.now()) }),
  }
  const checkpoint = records.length === 0 ? await readCheckpoint(store) : undefined
  if (checkpoint !== undefined) await session.emit(checkpoint)
  return session
}

function sinceLastRecord({ lastAtMs }: RunState, nowMs: number): number {
  return lastAtMs === undefined ? 0 : Math.max(0, nowMs - lastAtMs)
}

async function persist(
  write: () => Promise<void>,
  { settings, publish, signal }: Pick<OpenRunSessionOptions, 'settings' | 'publish' | 'signal'>,
): Promise<void> {
  for (let retry = 1; ; retry += 1) {
    try {
      return await write()
    } catch (error) {
      // Waiting does not help against another process.
      if (RunLockedError.isInstance(error)) throw error
      const message = error instanceof Error ? error.message : String(error)
      const isLast = retry > settings.policy.storeRetries || signal.aborted
      const retryInMs = delayBefore(retry, settings)
      publish({ type: 'store-error', message, ...(isLast ? {} : { retryInMs }) })
      if (isLast) throw error
      await settings.clock.sleep(retryInMs)
    }
  }
}
