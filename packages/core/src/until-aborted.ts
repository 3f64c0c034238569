/**
 * Waits for a promise, but no longer than the signal allows: whoever ignores its signal cannot hold its caller up. Rejects
 * with the signal's reason.
 */
export async function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
    // The loser of the race may still fail; nobody is left to hear it.
    work.catch(() => undefined)
  }
}
