import type { Bot } from 'mineflayer'
import pvpPackage from 'mineflayer-pvp'

/**
 * Loads the fighting plugin on today's tick event.
 *
 * Root cause: mineflayer-pvp listens to `physicTick`, which mineflayer has renamed and warns about on the console.
 * Remove when a release of mineflayer-pvp listens to `physicsTick`.
 */
export function loadPvp(bot: Bot): void {
  const emitter: NodeJS.EventEmitter = bot
  const { on } = emitter
  emitter.on = (name, listener) => on.call(emitter, name === 'physicTick' ? 'physicsTick' : name, listener)
  bot.loadPlugin(pvpPackage.plugin)
  emitter.on = on
}
