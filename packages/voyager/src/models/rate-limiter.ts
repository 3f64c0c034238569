import {
  InvalidArgumentError,
  systemClock,
  untilAborted,
  type CallOptions,
  type Clock,
} from '@voyager-mc/core'

/** Limits of a provider; an absent one does not limit. */
export interface CreateRateLimiterOptions {
  /** Calls that begin within any sixty seconds. */
  readonly requestsPerMinute?: number
  /** Tokens of the calls that begin within any sixty seconds, input and output together. */
  readonly tokensPerMinute?: number
  /** Calls under way at the same time. */
  readonly maxConcurrent?: number
  readonly clock?: Clock
}

/** Lets calls begin in order, each as soon as the limits allow it; models that share one share its limits. */
export interface RateLimiter {
  /** Resolves when a call of about so many tokens may begin, and rejects with the reason of an aborted signal. */
  acquire(tokens: number, options?: CallOptions): Promise<CallPermit>
}

/** A call that has begun. */
export interface CallPermit {
  /** To be called once when the call is over, with its tokens where they are known. */
  release(tokens?: number): void
}

const minuteMs = 60_000

/** Makes a limiter; a call with more tokens than a minute has is let through alone. */
export function createRateLimiter({
  requestsPerMinute = Infinity,
  tokensPerMinute = Infinity,
  maxConcurrent = Infinity,
  clock = systemClock,
}: CreateRateLimiterOptions): RateLimiter {
  for (const [name, value] of Object.entries({ requestsPerMinute, tokensPerMinute, maxConcurrent })) {
    if (!(value >= 1)) throw new InvalidArgumentError(name, value, 'use a number of at least 1.')
  }
  const started = startedCalls({ requestsPerMinute, tokensPerMinute })
  let running = 0
  let onRelease: () => void = () => undefined
  let queue: Promise<unknown> = Promise.resolve()

  const begin = async (tokens: number, { signal }: CallOptions): Promise<CallPermit> => {
    for (;;) {
      signal?.throwIfAborted()
      const waitMs = started.waitMs(tokens, clock.now())
      if (running >= maxConcurrent) await new Promise<void>((resolve) => (onRelease = resolve))
      else if (waitMs > 0) await clock.sleep(waitMs, signal ? { signal } : {})
      else break
    }
    running += 1
    const call = started.add(tokens, clock.now())
    return {
      release: (used) => {
        running -= 1
        if (used !== undefined) call.tokens = used
        onRelease()
      },
    }
  }
  return {
    async acquire(tokens, { signal } = {}) {
      signal?.throwIfAborted()
      const mine = queue.then(() => begin(tokens, signal ? { signal } : {}))
      queue = mine.catch(() => undefined)
      return signal === undefined ? mine : unlessAborted(mine, signal)
    },
  }
}

interface StartedCall {
  readonly atMs: number
  tokens: number
}

/** The calls of the last minute. */
function startedCalls({
  requestsPerMinute,
  tokensPerMinute,
}: Required<Pick<CreateRateLimiterOptions, 'requestsPerMinute' | 'tokensPerMinute'>>): {
  readonly waitMs: (tokens: number, nowMs: number) => number
  readonly add: (tokens: number, nowMs: number) => StartedCall
} {
  let calls: StartedCall[] = []
  return {
    waitMs(tokens, nowMs) {
      calls = calls.filter(({ atMs }) => nowMs - atMs < minuteMs)
      const used = calls.reduce((sum, call) => sum + call.tokens, 0)
      const [oldest] = calls
      const fits = calls.length < requestsPerMinute && used + tokens <= tokensPerMinute
      return oldest === undefined || fits ? 0 : oldest.atMs + minuteMs - nowMs
    },
    add(tokens, nowMs) {
      const call = { atMs: nowMs, tokens }
      calls.push(call)
      return call
    },
  }
}

/** Whoever gives up does not wait for those before it; a permit that comes too late is given back. */
async function unlessAborted(permit: Promise<CallPermit>, signal: AbortSignal): Promise<CallPermit> {
  try {
    return await untilAborted(permit, { signal })
  } catch (error) {
    permit.then(
      (late) => late.release(0),
      () => undefined,
    )
    throw error
  }
}
