import { ModelOutputError, ModelUnavailableError, type Curriculum } from '@voyager-mc/core'
import { makeObservation, scriptedCurriculum } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { withRuleFallback } from './with-rule-fallback.ts'

const rules = (): Curriculum => scriptedCurriculum([{ name: 'Mine 1 dirt' }])
const failing = (error: Error): Curriculum => ({
  propose: async () => Promise.reject(error),
  record: async () => undefined,
})

test('proposes what the model proposes', async () => {
  const curriculum = withRuleFallback(scriptedCurriculum([{ name: 'Kill 1 cow' }]), rules())
  expect(await curriculum.propose(makeObservation())).toMatchObject({ name: 'Kill 1 cow' })
})

test('lets the rules choose when no reply can be used, and says so', async () => {
  const curriculum = withRuleFallback(failing(new ModelOutputError('No usable reply.', 'blah')), rules())
  expect(await curriculum.propose(makeObservation())).toEqual({
    name: 'Mine 1 dirt',
    context: 'Proposed by the rules, because no proposal of the model could be used.',
  })
})

test('leaves a model that is out of reach to the run', async () => {
  const error = new ModelUnavailableError('The model is gone.')
  const curriculum = withRuleFallback(failing(error), rules())
  await expect(curriculum.propose(makeObservation())).rejects.toBe(error)
})
