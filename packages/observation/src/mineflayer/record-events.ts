import type { GameEvent } from '@voyager-mc/core'
import type { Bot } from 'mineflayer'
import type { EmitEvent } from './emit-event.ts'
import { recordBlockChanges } from './record-block-changes.ts'
import { recordChat } from './record-chat.ts'
import { recordItemChanges } from './record-item-changes.ts'
import { recordVitals } from './record-vitals.ts'

/**
 * Reports what happens to the bot from now on: items, health, death, chat of others, blocks it placed and dug. Ticks
 * count from this call. Returns what stops it.
 */
export function recordEvents(bot: Bot, onEvent: (event: GameEvent) => void): () => void {
  let tick = 0
  const onTick = (): void => {
    tick += 1
  }
  bot.on('physicsTick', onTick)
  const emit: EmitEvent = (event) => onEvent({ ...event, tick })
  const stops = [recordItemChanges, recordVitals, recordChat, recordBlockChanges].map((record) =>
    record(bot, emit),
  )
  return () => {
    bot.removeListener('physicsTick', onTick)
    for (const stop of stops) stop()
  }
}
