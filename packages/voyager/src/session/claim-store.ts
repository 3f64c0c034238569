import { hostname } from 'node:os'
import { RunLockedError } from '../errors/run-locked-error.ts'
import type { RunStore } from '../stores/run-store.ts'

const claims = new WeakMap<RunStore, number>()

/** Takes a store for one run of this process; a second run that wants it is refused. Gives what frees it again. */
export function claimStore(store: RunStore, { now }: { readonly now: () => number }): () => void {
  const sinceMs = claims.get(store)
  if (sinceMs !== undefined) {
    const since = new Date(sinceMs).toISOString()
    throw new RunLockedError('The run store', { host: hostname(), processId: process.pid, since })
  }
  claims.set(store, now())
  return () => claims.delete(store)
}
