import type { Clock } from '@voyager-mc/core'

// Enough for work that obeys by itself; the rest of the second is for this thread.
const patienceMs = 800

/** The work's end, or the signal's reason soon after it was aborted, whichever comes first; the work itself goes on. */
export async function withinASecond<Value>(
  work: Promise<Value>,
  { clock, signal }: { readonly clock: Clock; readonly signal: AbortSignal },
): Promise<Value> {
  const over = new AbortController()
  const impatience = new Promise<never>((_, reject) => {
    const wait = (): void => {
      clock.sleep(patienceMs, { signal: over.signal }).then(
        () => reject(signal.reason),
        () => undefined,
      )
    }
    if (signal.aborted) wait()
    else signal.addEventListener('abort', wait, { once: true, signal: over.signal })
  })
  try {
    return await Promise.race([work, impatience])
  } finally {
    over.abort()
  }
}
