import { untilAborted as waitUntilAborted } from '@voyager-mc/core'
import { haltOf } from './halt-of.ts'

/** Waits for a promise, but no longer than the signal allows: a role that ignores its signal cannot hold a run up. */
export function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return waitUntilAborted(work, { signal, reasonOf: (aborted) => haltOf(aborted) })
}
