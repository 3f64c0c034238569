import type { Clock } from '@voyager-mc/core'

export interface TimeBoxOptions {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

/** End of work that may never end by itself. */
export type TimeBoxed<Value> =
  | { readonly status: 'done'; readonly value: Value }
  | { readonly status: 'refused'; readonly error: Error }
  | { readonly status: 'timeout' }

/** Awaits work for a while; its failure or lateness becomes a value, an abort is thrown. */
export async function timeBox<Value>(
  work: Promise<Value>,
  { clock, signal, timeoutMs }: TimeBoxOptions,
): Promise<TimeBoxed<Value>> {
  const timer = new AbortController()
  const late = clock
    .sleep(timeoutMs, { signal: AbortSignal.any([signal, timer.signal]) })
    .then(() => ({ status: 'timeout' }) as const)
  try {
    return await Promise.race([work.then((value) => ({ status: 'done', value }) as const, refusal), late])
  } finally {
    timer.abort()
    // Once the work has won, nobody reads that the timer was stopped.
    late.catch(() => undefined)
  }
}

function refusal(error: unknown): { readonly status: 'refused'; readonly error: Error } {
  if (error instanceof Error) return { status: 'refused', error }
  return { status: 'refused', error: new DOMException(String(error), 'OperationError') }
}
