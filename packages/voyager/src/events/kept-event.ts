import type { Observation } from '@voyager-mc/core'
import type { VoyagerEvent } from './voyager-event.ts'

/** The event as the journal keeps it: without remembered places, which a home keeps once instead of with every step. */
export function keptEvent(event: VoyagerEvent): VoyagerEvent {
  if (event.type === 'run-start') return { ...event, observation: withoutPlaces(event.observation) }
  if (event.type === 'environment-restore' && event.observation !== undefined)
    return { ...event, observation: withoutPlaces(event.observation) }
  if (event.type !== 'step-end') return event
  return { ...event, step: { ...event.step, observation: withoutPlaces(event.step.observation) } }
}

function withoutPlaces({ places: _places, ...observation }: Observation): Observation {
  return observation
}
