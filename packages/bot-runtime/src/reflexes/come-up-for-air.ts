import type { Bot } from 'mineflayer'
import { isBodyTaken, takeBody } from '../bot/body-control.ts'
import { listen } from '../bot/listen.ts'
import { openWaterHeading } from './open-water-heading.ts'
import { runTowards } from './steer.ts'

// Breath left, of twenty, at which work under water ends, and at which it may go on.
const shortBreath = 7
const fullBreath = 18

/** Swims to the surface when the breath runs short, and then lets the work go on; returns what stops it. */
export function comeUpForAir(bot: Bot): () => void {
  let giveBack: (() => void) | undefined
  const release = (): void => {
    giveBack?.()
    giveBack = undefined
  }
  const stop = listen(bot, 'physicsTick', () => {
    // Undefined until the server has told.
    const breath = bot.oxygenLevel ?? fullBreath
    if (bot.health <= 0 || breath >= fullBreath) return release()
    if (!giveBack && (breath > shortBreath || isBodyTaken(bot))) return
    giveBack ??= takeBody(bot)
    const heading = openWaterHeading(bot)
    if (heading) runTowards(bot, heading)
    else bot.clearControlStates()
    bot.setControlState('jump', true)
  })
  return () => {
    stop()
    release()
  }
}
