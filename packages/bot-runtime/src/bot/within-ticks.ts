import type { Bot } from 'mineflayer'
import { waitForTicks } from './wait-for-ticks.ts'

export interface WithinTicksOptions {
  readonly signal: AbortSignal
  readonly limitTicks: number
}

/**
 * Awaits work that waits for the server, but no longer than so many ticks; resolves to whether it was done in time.
 * A refusal counts as not done: the caller looks at the world. Rejects only when aborted.
 */
export async function withinTicks(
  bot: Bot,
  work: Promise<unknown>,
  { signal, limitTicks }: WithinTicksOptions,
): Promise<boolean> {
  const timer = new AbortController()
  const late = waitForTicks(bot, limitTicks, { signal: AbortSignal.any([signal, timer.signal]) })
  // Once the work has ended first, nobody reads that the timer was stopped.
  late.catch(() => undefined)
  const done = work.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([done, late.then(() => false)])
  } finally {
    timer.abort()
  }
}
