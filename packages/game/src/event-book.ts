import type { GameEvent } from '@voyager-mc/core'

/** Events of each bot that no step has taken yet. */
export interface EventBook {
  note(this: void, event: GameEvent, bot: number): void
  /** Takes the events of a bot since the last taking. */
  take(this: void, bot: number): readonly GameEvent[]
}

/** Creates an empty book, which tells a listener of every event at once. */
export function createEventBook(onEvent: ((event: GameEvent, bot: number) => void) | undefined): EventBook {
  const events = new Map<number, GameEvent[]>()
  return {
    note(event, bot) {
      const own = events.get(bot) ?? []
      events.set(bot, own)
      own.push(event)
      onEvent?.(event, bot)
    },
    take(bot) {
      const taken = events.get(bot) ?? []
      events.delete(bot)
      return taken
    },
  }
}
