import { systemClock, type StepResult } from '@voyager-mc/core'
import { makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { evaluate } from '../evaluate/evaluate.ts'
import { openFakeTrial } from '../testing/fake-trial-game.ts'
import { makeSuite } from '../testing/make-suite.ts'
import type { TrialResult } from '../trials/trial-result.ts'
import { moduleAgent, type ModuleAgentOptions } from './module-agent.ts'

const module = new URL('../testing/odd-agents.ts', import.meta.url)
const holdingLog = (): StepResult =>
  makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, elapsedTicks: 100 }) })

async function trialOf(
  exported: string,
  { trialWallMs = 60_000, ...options }: Partial<ModuleAgentOptions> & { readonly trialWallMs?: number } = {},
): Promise<TrialResult | undefined> {
  const { trials } = await evaluate({
    suite: makeSuite(),
    conditions: [{ name: 'module', facts: {} }],
    seeds: [1],
    agent: () => moduleAgent({ module, exported, ...options }),
    openTrial: openFakeTrial({ onStep: holdingLog }),
    clock: systemClock,
    trialWallMs,
  })
  return trials[0]
}

test('an agent of a module plays from its own thread', async () => {
  expect(await trialOf('honest')).toMatchObject({ status: 'solved', claim: true, attempts: 1 })
})

test.each([
  ['throwing', 'The agent threw TypeError: no idea'],
  ['leaving', 'The agent threw Error: its thread ended with code 3'],
  ['killing', 'The agent threw Error: its thread ended with code 1'],
  [
    'confused',
    'The agent threw InvalidArgumentError: program is "craft a pickaxe"; pass an object whose name and source are texts.',
  ],
  ['absent', /exported is "absent"; export a function of that name/],
])('the trial of an agent that is %s has failed', async (exported, reason) => {
  const trial = await trialOf(exported)
  expect(trial).toMatchObject({ status: 'failed', reason: expect.stringMatching(reason) })
})

test('tokens that an agent told of from its thread count, though it throws then', async () => {
  expect(await trialOf('asking')).toMatchObject({ status: 'failed', tokens: { input: 48, output: 2 } })
  expect(await trialOf('boasting')).toMatchObject({
    status: 'failed',
    reason: expect.stringMatching(/tokens is .*-1.*; pass numbers of at least 0/),
  })
})

test('an agent that fills its memory loses its thread only', async () => {
  const trial = await trialOf('greedy', { memoryMb: 32 })
  expect(trial).toMatchObject({ status: 'failed', reason: expect.stringContaining('memory limit') })
})

test('an agent that blocks its thread is ended, and the evaluation goes on', async () => {
  expect(await trialOf('blocking', { trialWallMs: 500 })).toMatchObject({
    status: 'failed',
    reason: 'The agent was still at work after 0.5 s on the wall.',
  })
})

test('the budget ends an agent in a thread as it ends any other', async () => {
  expect(await trialOf('spending')).toMatchObject({ spent: 'attempts', attempts: 3 })
})

test('what an agent prints does not get between the results that a command prints', async () => {
  const written: unknown[] = []
  const toOutput = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(text) > 0)
  const toErrors = vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(text) > 0)
  onTestFinished(() => {
    toOutput.mockRestore()
    toErrors.mockRestore()
  })
  expect(await trialOf('printing')).toMatchObject({ status: 'solved' })
  expect(toOutput).not.toHaveBeenCalled()
  expect(written.map(String)).toEqual(['{"type":"results"}\n'])
})

test('the account of an agent that never ends its words is cut', async () => {
  const trial = await trialOf('wordy')
  expect(trial?.reason).toHaveLength(2000)
})

test('an agent that obeys its signal has the time to do so', async () => {
  expect(await trialOf('patient', { trialWallMs: 100 })).toMatchObject({ status: 'failed' })
})
