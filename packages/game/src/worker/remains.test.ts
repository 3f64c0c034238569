import { expect, test } from 'vitest'
import { isAnythingLeft } from './remains.ts'

test('the port to the learner is all that an empty thread holds', () => {
  expect(isAnythingLeft([])).toBe(false)
  expect(isAnythingLeft(['MessagePort', 'Immediate'])).toBe(false)
})

test.each([
  ['a timer', ['MessagePort', 'Timeout']],
  ['a connection', ['TCPSocketWrap']],
  ['a file', ['FSReqCallback']],
  ['a thread', ['MessagePort', 'MessagePort']],
])('%s of a closed game is left', (_what, resources) => {
  expect(isAnythingLeft(resources)).toBe(true)
})
