import type { Bot } from 'mineflayer'
import { countItems } from './count-items.ts'
import type { EmitEvent } from './emit-event.ts'

/** Reports items gained and lost, once per tick; what lies on the cursor of an open window is still held. */
export function recordItemChanges(bot: Bot, emit: EmitEvent): () => void {
  let before = held(bot)
  const onTick = (): void => {
    const now = held(bot)
    for (const item of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const total = now[item] ?? 0
      const delta = total - (before[item] ?? 0)
      if (delta !== 0) emit({ type: 'item-change', item, delta, total })
    }
    before = now
  }
  bot.on('physicsTick', onTick)
  return () => {
    onTick()
    bot.removeListener('physicsTick', onTick)
  }
}

function held(bot: Bot): Readonly<Record<string, number>> {
  const window = bot.currentWindow ?? bot.inventory
  const cursor = window.selectedItem
  return countItems(cursor ? [...window.items(), cursor] : window.items())
}
