import { expect, test } from 'vitest'
import { validateUsername } from './validate-username.ts'

test.for(['bot', 'Voyager_1', 'a'])('accepts %s', (name) => {
  expect(() => validateUsername(name)).not.toThrow()
})

test.for(['', 'two words', 'a-b', 'x'.repeat(17), 'é'])('refuses %j', (name) => {
  expect(() => validateUsername(name)).toThrow('use 1 to 16 letters, digits or underscores')
})
