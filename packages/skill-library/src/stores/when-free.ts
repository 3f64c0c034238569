import type { Clock } from '@voyager-mc/core'
import { DatabaseError } from '@voyager-mc/core/sqlite'

// Saves take milliseconds, so a file that is never free for this long is held by something that hangs.
const patienceMs = 10_000
const pauseMs = 20

/** Does work on a database, and again after a pause while somebody else writes it; others go on meanwhile. */
export async function whenFree<Result>(clock: Clock, work: () => Result): Promise<Result> {
  const giveUpAtMs = clock.now() + patienceMs
  for (;;) {
    try {
      return work()
    } catch (error) {
      const isBusy = DatabaseError.isInstance(error) && error.problem === 'busy'
      if (!isBusy || clock.now() >= giveUpAtMs) throw error
      await clock.sleep(pauseMs)
    }
  }
}
