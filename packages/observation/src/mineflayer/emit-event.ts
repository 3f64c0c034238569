import type { GameEvent } from '@voyager-mc/core'

/** An event before it is stamped with its tick. */
type Untimed<Event> = Event extends GameEvent ? Omit<Event, 'tick'> : never

/** Receives events of one source. */
export type EmitEvent = (event: Untimed<GameEvent>) => void
