import { AIMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { ModelOutputError, ModelUnavailableError } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createCritic } from './create-critic.ts'
import { testCritic } from './testing/index.ts'

const request = { task: { name: 'Mine 1 oak_log' }, before: makeObservation(), step: makeStepResult() }
const yes = new AIMessage('{"reasoning": "held", "success": true, "critique": ""}')
const no = new AIMessage('{"reasoning": "not held", "success": false, "critique": "mine it"}')

describe('the shared suite', () => {
  testCritic({
    test,
    create: () => {
      const model = fakeModel()
      const judge = (messages: readonly { readonly text: string }[]): AIMessage =>
        /Inventory .*oak_log 1/.test(messages.at(-1)?.text ?? '') ? yes : no
      for (let call = 0; call < 3; call += 1) model.respond(judge)
      return createCritic({ model })
    },
  })
})

test('sends an unreadable reply back with its problem', async () => {
  const model = fakeModel().respond(new AIMessage('well done!')).respond(yes)
  expect(await createCritic({ model }).evaluate(request)).toMatchObject({ success: true })
  const texts = model.calls[1]?.messages.slice(2).map(({ text }) => text)
  expect(texts).toEqual(['well done!', expect.stringContaining('no JSON object')])
})

test('throws the last reply when none can be read', async () => {
  const model = fakeModel().respond(new AIMessage('hm')).respond(new AIMessage('still hm'))
  const error = await createCritic({ model, maxReplies: 2 })
    .evaluate(request)
    .catch((caught: unknown) => caught)
  expect(ModelOutputError.isInstance(error) && error.rawText).toBe('still hm')
})

test('reports a failing model call as an unavailable model', async () => {
  const model = fakeModel().alwaysThrow(new Error('429 too many requests'))
  const error = await createCritic({ model })
    .evaluate(request)
    .catch((caught: unknown) => caught)
  expect(ModelUnavailableError.isInstance(error) && error.message).toContain('429 too many requests')
})

test('shows the execution error instead of failing on it', async () => {
  const model = fakeModel().respond(yes)
  const step = makeStepResult({ outcome: { status: 'failed', message: 'No path', line: 7 } })
  expect((await createCritic({ model }).evaluate({ ...request, step })).success).toBe(true)
  expect(model.calls[0]?.messages.at(-1)?.text).toContain('Execution error: "line 7: No path')
})

test('takes the majority of the votes and stops once it is clear', async () => {
  const model = fakeModel().respond(no).respond(yes).respond(no)
  const critique = await createCritic({ model, votes: 5 })
    .evaluate(request)
    .catch(() => undefined)
  expect(critique).toBeUndefined()
  const second = fakeModel().respond(no).respond(yes).respond(no)
  expect(await createCritic({ model: second, votes: 3 }).evaluate(request)).toEqual({
    success: false,
    reasoning: 'not held',
    feedback: 'mine it',
  })
})

test.each([0, 2, -1, 1.5])('refuses %d votes', (votes) => {
  expect(() => createCritic({ model: fakeModel(), votes })).toThrow(/odd number/)
})

test('reads the arguments of a tool call', async () => {
  const args = { reasoning: 'held', success: true, critique: '' }
  const model = fakeModel().respondWithTools([{ name: 'critique', args }])
  expect((await createCritic({ model, output: 'tool-call' }).evaluate(request)).success).toBe(true)
})

test('refuses tool calls with a model that takes no tools', () => {
  const model = { invoke: async () => yes }
  expect(() => createCritic({ model, output: 'tool-call' })).toThrow(/takes no tools/)
})
