import { EnvironmentLostError, type Program } from '@voyager-mc/core'
import {
  fakeEnvironment,
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
} from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { attempts } from '../stop-conditions/stop-conditions.ts'
import { instantClock } from '../testing/instant-clock.ts'
import { makeProgram, makeRoles, passed, refused } from '../testing/make-roles.ts'
import type { VoyagerEvent } from '../events/voyager-event.ts'

const cleanUp: Program = { name: 'tidy', source: 'async function tidy(bot) {}' }
const tidy = makeObservation({ inventory: { crafting_table: 1 } })

test('runs the program of afterFailure after a failed attempt, and shows the next one what is there then', async () => {
  const environment = fakeEnvironment({
    onStep: ({ name }) => makeStepResult(name === 'tidy' ? { observation: tidy } : {}),
  })
  const actionAgent = scriptedActionAgent(makeProgram())
  const critic = scriptedCritic((_request, call) => (call === 1 ? refused : passed))
  const roles = makeRoles({ environment, actionAgent, critic })
  await createVoyager({ ...roles, afterFailure: () => cleanUp }).learn({ until: attempts(2) }).result
  expect(environment.programs.map(({ name }) => name)).toEqual(['mineLog', 'tidy', 'mineLog'])
  expect(actionAgent.requests[1]?.observation).toEqual(tidy)
})

test('does not hide a death loop', async () => {
  const death = { type: 'death', tick: 1, position: tidy.position } as const
  const environment = fakeEnvironment({
    onStep: ({ name }) => makeStepResult({ events: name === 'tidy' ? [] : [death] }),
  })
  const roles = makeRoles({ environment, critic: scriptedCritic(refused) })
  const { reason } = await createVoyager({ ...roles, afterFailure: () => cleanUp }).learn({
    until: attempts(20),
  }).result
  expect(reason).toBe('death-loop')
})

test('survives a world that is lost over it, and a function that throws', async () => {
  const environment = fakeEnvironment({
    onStep: ({ name }) => {
      if (name === 'tidy') throw new EnvironmentLostError('kicked', 'Bye.')
      return makeStepResult()
    },
  })
  const events: VoyagerEvent[] = []
  const learn = async (afterFailure: () => Program): Promise<number> => {
    const roles = makeRoles({ environment, critic: scriptedCritic(refused) })
    const voyager = createVoyager({
      ...roles,
      clock: instantClock(),
      afterFailure,
      onEvent: (event) => events.push(event),
    })
    return (await voyager.learn({ until: attempts(2) }).result).attempts
  }
  const broken = (): never => {
    throw new TypeError('oops')
  }
  expect([await learn(() => cleanUp), await learn(broken)]).toEqual([2, 2])
  const types = new Set(events.map(({ type }) => type))
  expect([types.has('environment-restore'), types.has('role-error')]).toEqual([true, true])
})
