import { CallbackManager, type Callbacks } from '@langchain/core/callbacks/manager'

/** One callback manager for several lists of handlers; a manager among them keeps its place in the run tree. */
export function mergeCallbacks(all: readonly (Callbacks | undefined)[]): CallbackManager {
  const base = all.find((callbacks) => callbacks !== undefined && !Array.isArray(callbacks))
  const merged = base === undefined || Array.isArray(base) ? new CallbackManager() : base.copy()
  const known = new Set(merged.handlers)
  for (const callbacks of all) {
    const manager = Array.isArray(callbacks) ? CallbackManager.configure(callbacks) : callbacks
    for (const handler of manager?.handlers ?? []) {
      if (!known.has(handler)) merged.addHandler(handler, true)
      known.add(handler)
    }
  }
  return merged
}
