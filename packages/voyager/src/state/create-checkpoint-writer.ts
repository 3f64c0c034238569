import type { Clock } from '@voyager-mc/core'
import { checkpointDocuments } from '../stores/checkpoint-documents.ts'
import type { RunStore } from '../stores/run-store.ts'
import type { RunState } from './run-state.ts'

/** Brings the readable documents up to date, without making a long run pay for its length. */
export interface CheckpointWriter {
  /** Writes what changed and is due; with `isLast` all that changed. */
  readonly write: (state: RunState, options?: { readonly isLast?: boolean }) => Promise<void>
}

// The documents are rewritten whole and grow with the run, so the time they may take is a share of all time: one part in
// fifty. A run of ten thousand tasks has its list of tasks behind by a fraction of a second; nothing is lost by that,
// because the state comes from the journal.
const pausePerWrite = 50

/** The writer of one store's readable documents; its first `write` writes all of them. */
export function createCheckpointWriter(
  store: RunStore,
  { clock }: { readonly clock: Clock },
): CheckpointWriter {
  const { completedTasks, failedTasks, chestMemory } = checkpointDocuments
  const documents = [
    pacedDocument(store, { name: completedTasks, clock, valueOf: (state) => state.completed }),
    pacedDocument(store, { name: failedTasks, clock, valueOf: (state) => state.failed }),
    pacedDocument(store, { name: chestMemory, clock, valueOf: (state) => state.chestMemory }),
  ]
  return {
    write: async (state, { isLast = false } = {}) => {
      for (const write of documents) await write(state, isLast)
    },
  }
}

interface PacedDocumentOptions {
  readonly name: string
  readonly clock: Clock
  readonly valueOf: (state: RunState) => unknown
}

function pacedDocument(
  store: RunStore,
  { name, clock, valueOf }: PacedDocumentOptions,
): (state: RunState, isLast: boolean) => Promise<void> {
  let written: unknown
  let dueAtMs = Number.NEGATIVE_INFINITY
  return async (state, isLast) => {
    const value = valueOf(state)
    const startedAtMs = clock.now()
    if (value === written || (startedAtMs < dueAtMs && !isLast)) return
    await store.writeDocument(name, value)
    written = value
    const endedAtMs = clock.now()
    dueAtMs = endedAtMs + pausePerWrite * (endedAtMs - startedAtMs)
  }
}
