/** Allowance that grows with time and shrinks with use. */
export interface RateLimit {
  /** Uses it once; false when nothing is left. */
  take(): boolean
}

/** Sizes of an allowance. */
export interface CreateRateLimitOptions {
  /** Uses at once after a rest. */
  readonly burst: number
  readonly perTick: number
  readonly perSecond: number
  /** Ticks of the world. */
  readonly tick: () => number
  /** Milliseconds of the wall. */
  readonly now: () => number
}

/**
 * Creates an allowance that grows with the world's ticks and with the wall's seconds, whichever goes faster: a world that
 * runs at many times real time hears as much more of its bots, and one that stands still hears those that do not.
 */
export function createRateLimit({ burst, perTick, perSecond, tick, now }: CreateRateLimitOptions): RateLimit {
  let left = burst
  let [lastTick, lastMs] = [tick(), now()]
  return {
    take() {
      const [ticks, milliseconds] = [Math.max(0, tick() - lastTick), Math.max(0, now() - lastMs)]
      lastTick = tick()
      lastMs = now()
      left = Math.min(burst, left + Math.max(ticks * perTick, (milliseconds / 1000) * perSecond))
      if (left < 1) return false
      left -= 1
      return true
    },
  }
}
