import { expect, test } from 'vitest'
import { readKickReason } from './read-kick-reason.ts'

test.for<[unknown, string]>([
  ['Bye', 'Bye'],
  ['{"text":"Bye"}', 'Bye'],
  ['{"translate":"disconnect.kicked","with":["why"]}', 'disconnect.kicked why'],
  [{ type: 'compound', value: { text: { type: 'string', value: 'Bye' } } }, 'Bye'],
  [{ text: '', extra: [{ text: 'one' }, 'two'] }, 'one two'],
  [undefined, 'no reason given'],
])('reads %j', ([reason, words]) => {
  expect(readKickReason(reason).trim()).toBe(words)
})
