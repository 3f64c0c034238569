import type { VoyagerEvent } from './voyager-event.ts'

// What the world was like when a program had run, or when the agent had joined, belongs to these records; model calls
// that are reported in between must not take it along.
const boundaries: ReadonlySet<VoyagerEvent['type']> = new Set([
  'run-start',
  'step-end',
  'environment-restore',
])

/** Whether the world is kept together with the record of this event. */
export function endsStep({ type }: Pick<VoyagerEvent, 'type'>): boolean {
  return boundaries.has(type)
}
