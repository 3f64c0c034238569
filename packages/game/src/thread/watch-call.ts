import type { Clock } from '@voyager-mc/core'
import type { CallEnd, Death } from './call-end.ts'

export interface WatchCallOptions {
  readonly clock: Clock
  /** Wall time after which the work is to be stopped. */
  readonly limitMs: number | undefined
  /** Wall time from that moment, or from the abort, to the answer. */
  readonly answerMs: number
  /** Longest time without a sign of life. */
  readonly silenceMs: number
  readonly signal: AbortSignal | undefined
  /** Signs of life so far. */
  readonly beats: () => number
  readonly onAbort: () => void
  readonly onLimit: () => void
}

// Signs of life come twice in this time.
const lookMs = 1000
// What has arrived while this thread was busy itself is taken in before the other one is blamed.
const secondLookMs = 50

/** Waits for the end of a call, stops its work at the limit, and gives up when there is no answer or sign of life. */
export async function watchCall(answered: Promise<CallEnd>, options: WatchCallOptions): Promise<CallEnd> {
  const { signal, onAbort } = options
  const over = new AbortController()
  const abort = (): void => {
    if (!over.signal.aborted) onAbort()
  }
  if (signal?.aborted) abort()
  else signal?.addEventListener('abort', abort, { once: true, signal: over.signal })
  try {
    return await Promise.race([answered, untilDeath(options, over.signal)])
  } finally {
    over.abort()
  }
}

async function untilDeath(
  { clock, limitMs = Infinity, answerMs, silenceMs, signal, beats, onLimit }: WatchCallOptions,
  over: AbortSignal,
): Promise<CallEnd> {
  const limitAt = clock.now() + limitMs
  let deadline = limitAt + answerMs
  let isHalted = false
  let seen = 0
  let silentLooks = 0
  while (!over.aborted) {
    const now = clock.now()
    if (signal?.aborted) deadline = Math.min(deadline, now + answerMs)
    if (!isHalted && now >= limitAt) {
      isHalted = true
      onLimit()
    }
    // A thread is silent after so many looks and not after so much time: this one may have been busy itself.
    silentLooks = beats() === seen ? silentLooks + 1 : 0
    seen = beats()
    const death = findDeath({ isLate: now >= deadline, silentMs: (silentLooks - 1) * lookMs, silenceMs })
    if (death) {
      await rest(secondLookMs, clock, over)
      return { status: 'died', death: death(describeLimit(limitMs, answerMs)) }
    }
    const next = Math.min(lookMs, deadline - now, isHalted ? lookMs : Math.max(0, limitAt - now))
    await rest(next, clock, over)
  }
  return new Promise(() => undefined)
}

function findDeath({
  isLate,
  silentMs,
  silenceMs,
}: {
  readonly isLate: boolean
  readonly silentMs: number
  readonly silenceMs: number
}): ((limit: string) => Death) | undefined {
  if (isLate) {
    return (limit) => ({ reason: 'no-answer', message: `The game gave no answer ${limit}.` })
  }
  if (silentMs < silenceMs) return undefined
  const seconds = silenceMs / 1000
  return () => ({
    reason: 'silent',
    message: `The game gave no sign of life for ${seconds} s: something blocked it.`,
  })
}

const describeLimit = (limitMs: number, answerMs: number): string =>
  limitMs === Infinity
    ? `within ${answerMs / 1000} s of being stopped`
    : `within ${answerMs / 1000} s of the limit of ${limitMs / 1000} s`

// Ends early, and without an error, when the call is over.
async function rest(durationMs: number, clock: Clock, over: AbortSignal): Promise<void> {
  await clock.sleep(durationMs, { signal: over }).catch(() => undefined)
}
