import type { Bot } from 'mineflayer'
import { takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'

/** Reflex that looks now and then, and works until what it found is done. */
export interface Reflex {
  /** Ticks between two looks. */
  readonly everyTicks: number
  /** Work to do now; undefined when there is none. It is not asked while work is being done, nor after death. */
  readonly look: (tick: number) => (() => Promise<unknown>) | undefined
}

/** Parts that every reflex is given by its step. */
export interface ReflexOptions {
  readonly signal: AbortSignal
  /** Tells the program what was done. */
  readonly say: (text: string) => void
}

/** Starts a reflex whose work takes the body from the program until it ends, also when it fails; returns what stops it. */
export function startReflex(bot: Bot, { everyTicks, look }: Reflex): () => void {
  let ticks = 0
  let isBusy = false
  return listen(bot, 'physicsTick', () => {
    ticks += 1
    if (isBusy || ticks % everyTicks !== 0 || bot.health <= 0) return
    const work = look(ticks)
    if (!work) return
    isBusy = true
    const giveBack = takeBody(bot)
    work()
      // What the end of a step interrupts is done in the next one.
      .catch(() => undefined)
      .finally(() => {
        isBusy = false
        giveBack()
      })
  })
}
