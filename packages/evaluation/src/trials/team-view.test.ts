import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { openTeamView } from './team-view.ts'

const holding = (inventory: Record<string, number>) =>
  makeStepResult({ observation: makeObservation({ inventory }) })

test('adds up what all bots hold', () => {
  const view = openTeamView(makeObservation({ inventory: { oak_log: 1 } }))
  expect(view.see(1, holding({ oak_log: 2, dirt: 3 })).observation.inventory).toEqual({ oak_log: 3, dirt: 3 })
  expect(view.see(0, holding({})).observation.inventory).toEqual({ oak_log: 2, dirt: 3 })
})

test('leaves the steps of a single bot alone', () => {
  const step = holding({ dirt: 1 })
  expect(openTeamView(makeObservation()).see(0, step)).toBe(step)
})
