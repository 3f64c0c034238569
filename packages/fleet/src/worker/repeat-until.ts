import type { Clock } from '@voyager-mc/core'

export interface RepeatUntilOptions {
  readonly everyMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
  /** Hears why a turn failed; the next one is made all the same. */
  readonly onError: (message: string) => void
}

/** Does something again and again until the signal is aborted. */
export async function repeatUntil(
  action: () => Promise<void>,
  { everyMs, signal, clock, onError }: RepeatUntilOptions,
): Promise<void> {
  while (!signal.aborted) {
    await clock.sleep(everyMs, { signal }).catch(() => undefined)
    if (signal.aborted) return
    await action().catch((error: unknown) => onError(error instanceof Error ? error.message : String(error)))
  }
}
