import { expect, test } from 'vitest'
import { AgentError } from './agent-error.ts'
import { EnvironmentLostError } from './environment-lost-error.ts'
import { InvalidArgumentError } from './invalid-argument-error.ts'
import { ModelOutputError } from './model-output-error.ts'
import { ModelUnavailableError } from './model-unavailable-error.ts'

const errors = [
  [
    InvalidArgumentError,
    new InvalidArgumentError('count', -3, 'pass a positive whole number.'),
    'invalid-argument',
  ],
  [
    EnvironmentLostError,
    new EnvironmentLostError('kicked', 'The server kicked the bot.'),
    'environment-lost',
  ],
  [ModelOutputError, new ModelOutputError('The reply holds no code.', 'hello'), 'model-output'],
  [ModelUnavailableError, new ModelUnavailableError('The model answered 429.'), 'model-unavailable'],
] as const

test.each(errors)('%o carries its code and name', (type, error, code) => {
  expect(error).toMatchObject({ code, name: type.name })
  expect(error).toBeInstanceOf(Error)
})

test.each(errors)('%o is recognised by its own check and by the base check only', (type, error) => {
  expect(type.isInstance(error)).toBe(true)
  expect(AgentError.isInstance(error)).toBe(true)
  const others = errors.filter(([other]) => other !== type)
  expect(others.map(([other]) => other.isInstance(error))).toEqual(others.map(() => false))
})

test('recognises an error of a second copy of the package', () => {
  const foreign = Object.assign(new Error('from the other copy'), { code: 'model-output' })
  Object.defineProperty(foreign, Symbol.for('voyager-mc.agent-error'), { value: true })
  expect(ModelOutputError.isInstance(foreign)).toBe(true)
})

test('does not take a plain error for its own', () => {
  expect(AgentError.isInstance(new Error('plain'))).toBe(false)
  expect(AgentError.isInstance('text')).toBe(false)
})

test('names the argument, the value and the remedy', () => {
  const error = new InvalidArgumentError('count', -3, 'pass a positive whole number.')
  expect(error.message).toBe('count is -3; pass a positive whole number.')
})

test('cuts a very long value in the message', () => {
  expect(new InvalidArgumentError('name', 'x'.repeat(500), 'pass a short name.').message.length).toBeLessThan(
    120,
  )
})

test('keeps the cause', () => {
  const cause = new Error('socket')
  expect(new EnvironmentLostError('refused', 'Nothing listens there.', { cause }).cause).toBe(cause)
})

test.each([
  [[], '[]'],
  [{ a: 1 }, '{"a":1}'],
  [['x', 2], '["x",2]'],
  [undefined, 'undefined'],
])('an argument shows the value %j', (value, shown) => {
  expect(new InvalidArgumentError('option', value, 'pass another.').message).toBe(
    `option is ${shown}; pass another.`,
  )
})
