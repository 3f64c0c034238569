/** The calls that a thread works on, each with a signal for every bot. */
export interface RunningCalls {
  begin(this: void, id: number): (bot: number) => AbortSignal
  end(this: void, id: number): void
  /** Aborts the part of one bot, or without one the whole call. */
  abort(this: void, id: number, bot: number | undefined): void
}

/** Creates an empty list for so many bots. */
export function createRunningCalls(bots: number): RunningCalls {
  const running = new Map<number, readonly AbortController[]>()
  return {
    begin(id) {
      const callers = Array.from({ length: bots }, () => new AbortController())
      running.set(id, callers)
      return (bot) => (callers[bot] ?? new AbortController()).signal
    },
    end: (id) => void running.delete(id),
    abort(id, bot) {
      for (const [index, caller] of (running.get(id) ?? []).entries())
        if (bot === undefined || bot === index) caller.abort()
    },
  }
}
