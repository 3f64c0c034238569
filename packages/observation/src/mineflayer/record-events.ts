import type { GameEvent } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'
import { recordBirths } from './record-births.ts'
import { recordBlockChanges } from './record-block-changes.ts'
import { recordChat } from './record-chat.ts'
import { recordDeeds } from './record-deeds.ts'
import { recordItemChanges } from './record-item-changes.ts'
import { recordKills } from './record-kills.ts'
import { recordVitals } from './record-vitals.ts'
import { recordWhereabouts } from './record-whereabouts.ts'

/**
 * Reports what happens to the bot from now on: items, health, death, chat of others, blocks it placed and dug,
 * deeds to creatures, waking, changes of dimension. Ticks count from this call. Returns what stops it.
 */
export function recordEvents(bot: Bot, onEvent: (event: GameEvent) => void): () => void {
  let tick = 0
  const onTick = (): void => {
    tick += 1
  }
  bot.on('physicsTick', onTick)
  const emit: EmitEvent = (event) => onEvent({ ...event, tick })
  const stops = [
    recordItemChanges,
    recordVitals,
    recordChat,
    recordBlockChanges,
    recordKills,
    recordDeeds,
    recordBirths,
    recordWhereabouts,
  ].map((record) => record(bot, emit))
  return () => {
    bot.removeListener('physicsTick', onTick)
    // The last to wrap a function is the first to give it back.
    for (const stop of stops.toReversed()) stop()
  }
}
