/** A queue of asynchronous work: one piece at a time, in the order they were asked for. */
export interface Turns {
  /** Waits for its turn; work that failed does not stop the next. Aborting gives up the place in the queue at once. */
  take<Result>(
    this: void,
    work: () => Promise<Result>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Result>
}

/** Makes a queue that nobody waits in yet. */
export function createTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take(work, { signal } = {}) {
      const previous = last
      const turn = untilDone(previous, signal).then(work)
      // Without a value, or each turn would keep the results of all turns before it.
      last = Promise.allSettled([previous, turn]).then(() => undefined)
      return turn
    },
  }
}

function untilDone(previous: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => reject(signal?.reason)
    if (signal?.aborted) return giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    void previous.then(() => {
      signal?.removeEventListener('abort', giveUp)
      resolve()
    })
  })
}
