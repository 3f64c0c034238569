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
  const original: unknown = Reflect.get(emitter, 'on')
  const listen = emitter.on.bind(emitter)
  emitter.on = (name, listener) => listen(name === 'physicTick' ? 'physicsTick' : name, listener)
  bot.loadPlugin(pvpPackage.plugin)
  Reflect.set(emitter, 'on', original)
}
