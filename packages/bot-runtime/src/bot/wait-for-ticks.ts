import type { Bot } from 'mineflayer'

export interface WaitForTicksOptions {
  readonly signal: AbortSignal
  /** Asked after each tick; true ends the wait early. */
  readonly until?: () => boolean
}

/** Resolves after `waitTicks` physics ticks, or as soon as `until` holds; rejects when aborted or disconnected. */
export function waitForTicks(
  bot: Bot,
  waitTicks: number,
  { signal, until = () => false }: WaitForTicksOptions,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    if (until()) return resolve(true)
    let left = waitTicks
    const stop = (): void => {
      bot.removeListener('physicsTick', onTick)
      signal.removeEventListener('abort', onAbort)
    }
    const onTick = (): void => {
      left -= 1
      try {
        const met = until()
        if (!met && left > 0) return
        stop()
        resolve(met)
      } catch (error) {
        stop()
        reject(error)
      }
    }
    const onAbort = (): void => {
      stop()
      reject(signal.reason)
    }
    bot.on('physicsTick', onTick)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
