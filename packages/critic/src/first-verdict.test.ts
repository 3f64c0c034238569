import type { Critique } from '@voyager-mc/core'
import { makeObservation, makeStepResult, scriptedCritic } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { firstVerdict } from './first-verdict.ts'
import type { PartialCritic } from '@voyager-mc/core'

const request = { task: { name: 'Mine 1 oak_log' }, before: makeObservation(), step: makeStepResult() }
const critique = (reasoning: string): Critique => ({ success: true, reasoning, feedback: '' })
const decided: PartialCritic = { decide: async () => ({ status: 'decided', critique: critique('rule') }) }
const undecided: PartialCritic = { decide: async () => ({ status: 'undecided', reason: 'unknown task' }) }

test('takes the first verdict and asks nobody else', async () => {
  const last = scriptedCritic(critique('model'))
  expect(await firstVerdict(undecided, decided, last).evaluate(request)).toEqual(critique('rule'))
  expect(last.requests).toHaveLength(0)
})

test('leaves what nobody decides to the last critic', async () => {
  const last = scriptedCritic(critique('model'))
  expect(await firstVerdict(undecided, undecided, last).evaluate(request)).toEqual(critique('model'))
})

test('works with the last critic alone', async () => {
  expect(await firstVerdict(scriptedCritic(critique('model'))).evaluate(request)).toEqual(critique('model'))
})

test('rejects with the reason of an aborted signal', async () => {
  const reason = new Error('stop')
  const evaluation = firstVerdict(decided, scriptedCritic(critique('model'))).evaluate(request, {
    signal: AbortSignal.abort(reason),
  })
  await expect(evaluation).rejects.toBe(reason)
})

test('asks the last critic when one that could also evaluate alone has no verdict', async () => {
  const both = { ...undecided, evaluate: async () => ({ success: false, reasoning: '', feedback: 'alone' }) }
  const verdict = await firstVerdict(both, scriptedCritic(critique('model'))).evaluate(request)
  expect(verdict).toEqual(critique('model'))
})
