import { expect, test } from 'vitest'
import type { AgentError } from './agent-error.ts'
import { EnvironmentLostError } from './environment-lost-error.ts'
import { InvalidArgumentError } from './invalid-argument-error.ts'
import { packError, unpackError } from './packed-error.ts'

const crossed = (error: unknown): AgentError => unpackError(structuredClone(packError(error)))

test('an error of ours is recognised on the other side', () => {
  const error = crossed(new InvalidArgumentError('count', -1, 'pass more.'))
  expect(InvalidArgumentError.isInstance(error)).toBe(true)
  expect(error).toMatchObject({ argument: 'count', value: -1, message: 'count is -1; pass more.' })
})

test('a lost world keeps its class and reason', () => {
  const error = crossed(new EnvironmentLostError('kicked', 'Out.'))
  expect(error).toBeInstanceOf(EnvironmentLostError)
  expect(error).toMatchObject({ reason: 'kicked', message: 'Out.' })
})

test('an error of others keeps name and message, and gets a code', () => {
  expect(crossed(new TypeError('odd'))).toMatchObject({
    name: 'TypeError',
    message: 'odd',
    code: 'other-error',
  })
  expect(crossed('text')).toMatchObject({ message: 'text' })
})

test('a message is cut, and fields that are not plain stay behind', () => {
  const error = Object.assign(new Error('x'.repeat(1e6)), { bot: { call() {} }, port: 3 })
  expect(crossed(error).message.length).toBeLessThan(2100)
  expect(crossed(error)).toMatchObject({ port: 3 })
  expect(crossed(error)).not.toHaveProperty('bot')
})
