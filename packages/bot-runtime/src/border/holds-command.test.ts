import { expect, test } from 'vitest'
import { holdsCommand } from './holds-command.ts'

test.each([
  '/op bot',
  ' \t/op bot',
  'hello\n/op bot',
  '§a/op bot',
  '\u200b/op bot',
  `${'a'.repeat(100)}/op bot`,
  `${'a'.repeat(256)}/op bot`,
])('a server could take a part of it as a command: %j', (text) => {
  expect(holdsCommand(text)).toBe(true)
})

test.each(['hello', 'either/or', `${'a'.repeat(99)}/op`, 'a\nb'])('no part is a command: %j', (text) => {
  expect(holdsCommand(text)).toBe(false)
})
