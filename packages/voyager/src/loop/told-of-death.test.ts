import type { ActionAgent, Curriculum, GameEvent } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeRoles } from '../testing/make-roles.ts'

test('the next proposal and the next program know of a death and what it cost', async () => {
  const death: GameEvent = { type: 'death', position: { x: 1, y: 2, z: 3 }, cause: 'drowned', tick: 90 }
  const gained: GameEvent = {
    type: 'item-change',
    item: 'iron_pickaxe',
    delta: 1,
    total: 1,
    source: 'craft',
    tick: 5,
  }
  let step = 0
  const environment = fakeEnvironment({
    onStep: () => {
      step += 1
      return makeStepResult({ observation: makeObservation(), events: step === 1 ? [gained, death] : [] })
    },
  })
  const roles = makeRoles({ environment })
  const proposed: unknown[] = []
  const written: unknown[] = []
  const curriculum: Curriculum = {
    async propose({ recentDeath }) {
      proposed.push(recentDeath)
      return { name: `Task ${proposed.length}` }
    },
    record: async () => undefined,
  }
  const actionAgent: ActionAgent = {
    generate(request, options) {
      written.push(request.observation.recentDeath)
      return roles.actionAgent.generate(request, options)
    },
  }
  await createVoyager({ ...roles, curriculum, actionAgent, clock: instantClock() }).learn({
    until: tasks(2),
  }).result
  const told = { position: { x: 1, y: 2, z: 3 }, cause: 'drowned', lost: { iron_pickaxe: 1 } }
  expect(proposed).toEqual([undefined, told])
  expect(written).toEqual([undefined, told])
})
