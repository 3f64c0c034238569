/** Answer that a search was waiting for. */
export interface Found {
  readonly value: unknown
}

/** A question that is asked while a walk goes on. */
export interface Watch {
  /** True when the walk is to end. */
  readonly isDone: () => boolean
  /** The answer, asked for a last time when there was none; throws what the question threw. */
  stop(): Promise<Found | undefined>
}

/** Asks at most one question at a time, whenever the walk checks in; the answer ends the walk. */
export function watchFor(ask: () => Promise<Found | undefined>): Watch {
  let found: Found | undefined
  let failure: { readonly error: unknown } | undefined
  let asking: Promise<void> | undefined
  let checks = 0
  const start = (): void => {
    asking = ask()
      .then((answer) => {
        found = answer
      })
      .catch((error: unknown) => {
        failure = { error }
      })
      .finally(() => {
        asking = undefined
      })
  }
  return {
    isDone() {
      checks += 1
      // The walk checks in every half second.
      if (checks % 2 === 0 && !asking && !found && !failure) start()
      return found !== undefined || failure !== undefined
    },
    async stop() {
      await asking
      if (!found && !failure) {
        start()
        await asking
      }
      if (failure) throw failure.error
      return found
    },
  }
}
