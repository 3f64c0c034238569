import { redactSecrets, type GameEvent } from '@voyager-mc/core'

/** The event without keys, and without passwords in URLs: what players, servers and programs say may quote them. */
export function redactEvent<Event extends GameEvent>(event: Event): Event {
  // Texts become other texts, everything else stays what it was.
  return redacted(event) as Event
}

function redacted(value: unknown): unknown {
  if (typeof value === 'string') return redactSecrets(value)
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [name, redacted(inner)]),
  )
}
