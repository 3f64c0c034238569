import type { Entity } from '../context/entity.ts'
import type { Player } from '../context/player.ts'
import type { Position } from '../context/position.ts'
import { seenPosition } from '../registry/nether-place.ts'

type Body = Player | Entity

/** Shows an event with its places, and those of its players and entities, as players see them. */
export type EventView = <Event extends object>(event: Event) => Event

/** Creates the view of one world's events; the same body is the same object in all of them. */
export function createEventView(): EventView {
  const views = new WeakMap<Body, Body>()
  const viewOf = (body: Body): Body => {
    const view = views.get(body) ?? seenBody(body)
    views.set(body, view)
    return view
  }
  const see: EventView = (event) => {
    const seen = Object.entries(event).map(([key, value]: [string, unknown]) => {
      if (isBody(value)) return [key, viewOf(value)]
      if (key === 'position') return [key, seenPosition(value as Position)]
      // Harm names who did it.
      return [key, key === 'damage' ? see(value as object) : value]
    })
    // The same keys with values of the same kinds.
    return Object.fromEntries(seen) as typeof event
  }
  return see
}

// Events hold players and entities as they are; nothing else in them has a place and a number.
function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && 'position' in value && 'id' in value
}

// Live: the body moves on after the event.
function seenBody(body: Body): Body {
  return new Proxy(body, {
    get: (target, key): unknown =>
      key === 'position' ? seenPosition(target.position) : Reflect.get(target, key),
  })
}
