import { expect, test } from 'vitest'
import { EnvironmentLostError } from '../errors/environment-lost-error.ts'
import { fakeEnvironment } from './fake-environment.ts'
import { makeObservation } from './make-observation.ts'
import { makeStepResult } from './make-step-result.ts'
import { scriptedActionAgent, scriptedCritic, scriptedCurriculum } from './scripted-roles.ts'

const program = { name: 'wait', source: 'async function wait(bot) {}' }

test('carries the observation of one step into the next', async () => {
  const environment = fakeEnvironment({
    onStep: (_program, { inventory }) =>
      makeStepResult({ observation: makeObservation({ inventory: { dirt: (inventory['dirt'] ?? 0) + 1 } }) }),
  })
  await environment.step(program)
  const { observation } = await environment.step(program)
  expect(observation.inventory).toEqual({ dirt: 2 })
  expect(environment.programs).toEqual([program, program])
})

test('refuses to step after it was closed', async () => {
  const environment = fakeEnvironment()
  await environment.close()
  await expect(environment.step(program)).rejects.toSatisfy(EnvironmentLostError.isInstance)
})

test('honours an aborted signal', async () => {
  await expect(
    fakeEnvironment().step(program, { signal: AbortSignal.abort(new Error('stop')) }),
  ).rejects.toThrow('stop')
})

test('counts the kinds of item a made observation holds as used slots', () => {
  expect(makeObservation({ inventory: { dirt: 3, stick: 1 } }).usedSlots).toBe(2)
})

test('proposes the scripted tasks in order and the last one for ever', async () => {
  const curriculum = scriptedCurriculum([{ name: 'Mine 1 dirt' }, { name: 'Mine 2 dirt' }])
  const names: string[] = []
  for (let count = 0; count < 3; count += 1) names.push((await curriculum.propose(makeObservation())).name)
  expect(names).toEqual(['Mine 1 dirt', 'Mine 2 dirt', 'Mine 2 dirt'])
})

test('keeps what the scripted roles were asked', async () => {
  const request = { task: { name: 'Mine 1 dirt' }, observation: makeObservation(), skills: [] }
  const agent = scriptedActionAgent((_request, call) => ({ ...program, name: `attempt${call}` }))
  expect((await agent.generate(request)).name).toBe('attempt1')
  expect(agent.requests).toEqual([request])
  const critic = scriptedCritic({ success: true, reasoning: '', feedback: '' })
  await critic.evaluate({ task: request.task, before: request.observation, step: makeStepResult() })
  expect(critic.requests).toHaveLength(1)
})
