/** Waits for work that knows no signal; aborting ends the wait with the signal's reason, not the work. */
export async function abortable<Result>(
  work: Promise<Result>,
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): Promise<Result> {
  if (signal === undefined) return work
  // Whoever stopped waiting does not hear of a later failure, and must not be ended by it either.
  work.catch(() => undefined)
  signal.throwIfAborted()
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
