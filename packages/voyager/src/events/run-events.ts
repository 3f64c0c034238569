import type { Observation } from '@voyager-mc/core'
import type { ChestMemory } from '../state/chest-memory.ts'
import type { RunState } from '../state/run-state.ts'
import type { RunEndReason, RunMode } from '../state/run-words.ts'
import type { CompactedHistory } from './compacted-history.ts'

/** A run has joined the world and begins. */
export interface RunStartEvent {
  readonly type: 'run-start'
  readonly mode: RunMode
  /** True when an earlier run of the same store is continued. */
  readonly resumed: boolean
  /** The observation at the beginning. */
  readonly observation: Observation
}

/** A checkpoint of the original is taken over. */
export interface CheckpointImportEvent {
  readonly type: 'checkpoint-import'
  readonly completed: readonly string[]
  readonly failed: readonly string[]
  readonly chestMemory: ChestMemory
}

/** Stands for all records before it, which were removed to save room. */
export interface CompactionEvent {
  readonly type: 'compaction'
  /** Version of the rules by which the records became this state. */
  readonly version: number
  readonly state: RunState
  readonly history: CompactedHistory
}

/** A run is over and saved; the last event, unless the process was killed. */
export interface RunEndEvent {
  readonly type: 'run-end'
  readonly mode: RunMode
  readonly reason: RunEndReason
  /** The reason in words. */
  readonly detail: string
}
