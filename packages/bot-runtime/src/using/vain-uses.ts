import type { Bot } from 'mineflayer'

const vainByBot = new WeakMap<Bot, Map<string, number>>()

// Calls in which nothing came of a use, after which it is taken to be impossible in this world.
const vainCalls = 2

/** Notes that nothing came of a use; whether it is the last time that it was tried. */
export function noteVainUse(bot: Bot, use: string): boolean {
  const vain = vainByBot.get(bot) ?? new Map<string, number>()
  vainByBot.set(bot, vain)
  const times = (vain.get(use) ?? 0) + 1
  vain.set(use, times)
  return times >= vainCalls
}

/** Whether a use has been in vain so often that it is not tried again. */
export function isKnownVain(bot: Bot, use: string): boolean {
  return (vainByBot.get(bot)?.get(use) ?? 0) >= vainCalls
}

/** Notes that a use worked. */
export function forgetVainUse(bot: Bot, use: string): void {
  vainByBot.get(bot)?.delete(use)
}
