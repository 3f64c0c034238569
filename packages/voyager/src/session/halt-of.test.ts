import { AgentError } from '@voyager-mc/core'
import { expect, test } from 'vitest'
import { haltOf } from './halt-of.ts'

test('whoever stops a run gives the words for its end', () => {
  const reason = new AgentError('interrupted', 'Stopped by Ctrl-C.')
  expect(haltOf(AbortSignal.abort(reason))).toMatchObject({
    reason: 'aborted',
    message: 'Stopped by Ctrl-C.',
  })
})

test('a signal without words of its own is told as what it is', () => {
  expect(haltOf(AbortSignal.abort())).toMatchObject({ reason: 'aborted', message: 'the signal was aborted' })
})
