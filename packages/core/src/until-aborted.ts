export interface UntilAbortedOptions {
  /** Absent waits for as long as the work takes. */
  readonly signal?: AbortSignal | undefined
  /** Makes what the wait is rejected with; the default is the signal's reason. */
  readonly reasonOf?: (signal: AbortSignal) => unknown
}

/** Waits for work that knows no signal; aborting ends the wait, not the work. */
export async function untilAborted<Result>(
  work: Promise<Result>,
  { signal, reasonOf = ({ reason }) => reason }: UntilAbortedOptions = {},
): Promise<Result> {
  if (signal === undefined) return work
  // Whoever stopped waiting does not hear of a later failure, and must not be ended by it either.
  work.catch(() => undefined)
  let stop: () => void = () => undefined
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(reasonOf(signal))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([aborted, work])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
