import type { GameEvent } from '@voyager-mc/core'

/** An event before the step stamps its tick. */
export type UntimedEvent = GameEvent extends infer Event
  ? Event extends GameEvent
    ? Omit<Event, 'tick'>
    : never
  : never
