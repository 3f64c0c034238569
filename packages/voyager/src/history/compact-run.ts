import { assertCount } from '@voyager-mc/core'
import { initialRunState } from '../state/run-state.ts'
import type { RunStore } from '../stores/run-store.ts'
import { collectHistory } from './collect-history.ts'
import { reduceRunState, runStateVersion } from './reduce-run-state.ts'

/** Extent of a journal that stays, and whether the rest is only counted. */
export interface CompactRunOptions {
  /** Tasks whose records stay, counted from the last one. */
  readonly keepTasks: number
  /** Only tells how many records would be removed. */
  readonly dryRun?: boolean
}

/** Replaces the records of older tasks by one with their sums and the state after them; gives how many were removed. */
export async function compactRun(
  store: RunStore,
  { keepTasks, dryRun = false }: CompactRunOptions,
): Promise<number> {
  assertCount('keepTasks', keepTasks)
  const last = await lastToRemove(store, keepTasks)
  const collector = collectHistory()
  let state = initialRunState
  let seen = 0
  for await (const record of store.readJournal()) {
    const { sequence, atMs } = record
    if (sequence > last) break
    state = reduceRunState(state, record)
    collector.add(record)
    seen += 1
    if (sequence < last || seen === 1 || dryRun) continue
    const event = {
      type: 'compaction',
      version: runStateVersion,
      state,
      history: collector.history(),
    } as const
    await store.compact({ sequence, atMs, event })
    break
  }
  return Math.max(0, seen - 1)
}

/** The record before the first task that stays; -1 when all stay. */
async function lastToRemove(store: RunStore, keepTasks: number): Promise<number> {
  const starts: number[] = []
  for await (const { event, sequence } of store.readJournal()) {
    if (event.type !== 'task-start' || event.resumed) continue
    starts.push(sequence)
    if (starts.length > keepTasks) starts.shift()
  }
  return starts.length < keepTasks ? -1 : (starts[0] ?? 0) - 1
}
