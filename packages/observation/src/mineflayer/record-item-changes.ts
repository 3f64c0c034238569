import type { Bot } from 'mineflayer'
import { countItems } from './count-items.ts'
import type { EmitEvent } from './emit-event.ts'
import { watchItemSources } from './item-source.ts'

/** Reports items gained and lost, once per tick and with each window that closes, and where they came from; an item on the cursor of an open window is still held. */
export function recordItemChanges(bot: Bot, emit: EmitEvent): () => void {
  let before = held(bot)
  const sources = watchItemSources(bot)
  const take = (now = held(bot)): void => {
    for (const item of new Set([...Object.keys(before), ...Object.keys(now)])) {
      const total = now[item] ?? 0
      const delta = total - (before[item] ?? 0)
      if (delta !== 0)
        emit({ type: 'item-change', item, delta, total, source: sources.sourceOf(item, delta) })
    }
    before = now
  }
  const onTick = (): void => {
    sources.tick()
    take()
  }
  bot.on('physicsTick', onTick)
  // What a window has changed is told apart from what hands do in the same tick. Nobody asks here for the window that is open
  // now: to work whose hands a reflex has taken that is an error.
  const onClose = (window: Bot['inventory'] | null): void => {
    // A server may close what is not open.
    if (window) take(heldIn(window))
  }
  bot.on('windowClose', onClose)
  return () => {
    onTick()
    bot.removeListener('physicsTick', onTick)
    bot.removeListener('windowClose', onClose)
    sources.stop()
  }
}

function held(bot: Bot): Readonly<Record<string, number>> {
  return heldIn(bot.currentWindow ?? bot.inventory)
}

function heldIn(window: Bot['inventory']): Readonly<Record<string, number>> {
  const cursor = window.selectedItem
  return countItems(cursor ? [...window.items(), cursor] : window.items())
}
