// Walks to a new place that failed in a row before the rest is taken to be out of reach.
const mostWalks = 5

// Time of such walks in a row, in milliseconds of game time: a swimmer before a shore tries for a minute each time.
const longestMs = 90_000

/** Walks in a row that led to nothing. */
export interface VainWalks {
  readonly count: number
  /** Whether so many failed, or for so long, that what is left is taken to be out of reach. */
  readonly isEnough: boolean
  /** Notes a walk with the game time that it took, in milliseconds; one that led somewhere begins the count anew. */
  note(walk: { readonly isInVain: boolean; readonly tookMs: number }): void
}

/** Counts walks in vain. */
export function countVainWalks(): VainWalks {
  let count = 0
  let lostMs = 0
  return {
    get count() {
      return count
    },
    get isEnough() {
      return count >= mostWalks || lostMs >= longestMs
    },
    note({ isInVain, tookMs }) {
      count = isInVain ? count + 1 : 0
      lostMs = isInVain ? lostMs + tookMs : 0
    },
  }
}
