import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { keptEvent } from './kept-event.ts'

const bed = { kind: 'bed', name: 'red_bed', position: { x: 1, y: 2, z: 3 }, dimension: 'overworld' } as const
const observation = makeObservation({ places: [{ ...bed, seenAtTick: 5, ageTicks: 2 }] })
const outcome = { status: 'completed' } as const

test('the journal keeps observations without the places that are remembered', () => {
  const start = { type: 'run-start', mode: 'learn', resumed: false, observation } as const
  expect(keptEvent(start)).toEqual({ ...start, observation: makeObservation() })
  const end = { type: 'step-end', step: { observation, events: [], outcome } } as const
  expect(keptEvent(end)).toEqual({ ...end, step: { ...end.step, observation: makeObservation() } })
})

test('other events are kept as they are', () => {
  const event = { type: 'task-start', task: { name: 'Mine 1 oak_log' }, resumed: false } as const
  expect(keptEvent(event)).toBe(event)
})
