import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { modelUnavailableOf } from './model-unavailable-of.ts'

test.each([
  [401, 'The critic model refused the key: no; set a valid key.'],
  [404, 'The critic model is not there: no; check its name and its URL.'],
  [500, 'The critic model did not answer: no; wait, or check its name, key, URL and quota.'],
])('says what happened at a %s and what to do', (status, message) => {
  const cause = Object.assign(new Error('no.\n\nTroubleshooting: …'), { status })
  const error = modelUnavailableOf(cause, { name: 'critic model' })
  expect(error.message).toBe(message)
  expect(error.fault).toMatchObject({ status })
})

test('cuts a very long reason', () => {
  const { message } = modelUnavailableOf(new Error('x'.repeat(10_000)), { name: 'critic model' })
  expect(message.length).toBeLessThan(500)
})

test('keeps nothing of the client in its cause', () => {
  const holder = { client: { apiKey: 'a-key-of-mine' } }
  const cause = Object.assign(new Error('bad key a-key-of-mine'), {
    status: 401,
    headers: { authorization: 'Bearer a-key-of-mine' },
    cause: new Error('echo: a-key-of-mine'),
  })
  const error = modelUnavailableOf(cause, { name: 'critic model', holder })
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain('a-key-of-mine')
  expect(error.cause).toMatchObject({ status: 401, message: 'bad key [redacted]' })
})
