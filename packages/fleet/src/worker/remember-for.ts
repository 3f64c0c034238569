import type { Clock } from '@voyager-mc/core'

/** Memory of the last time that something happened. */
export interface Remembered {
  /** Says that it happened now. */
  readonly note: () => void
  /** Whether it happened within the time it is remembered for. */
  readonly isRecent: () => boolean
  readonly end: () => void
}

/** Remembers for a time that something happened; a clock that is set meanwhile makes that neither shorter nor longer. */
export function rememberFor(durationMs: number, { clock }: { readonly clock: Clock }): Remembered {
  let forgetting: AbortController | undefined
  const end = (): void => {
    forgetting?.abort()
    forgetting = undefined
  }
  return {
    end,
    isRecent: () => forgetting !== undefined,
    note() {
      end()
      const mine = new AbortController()
      forgetting = mine
      clock.sleep(durationMs, { signal: mine.signal }).then(
        () => {
          if (forgetting === mine) forgetting = undefined
        },
        () => undefined,
      )
    },
  }
}
