import type { Bot } from 'mineflayer'

/** Walks one tick in a level direction of length 1. */
export function walkTowards(bot: Bot, { x, z }: { readonly x: number; readonly z: number }): void {
  void bot.look(Math.atan2(-x, -z), 0, true)
  bot.setControlState('forward', true)
}
