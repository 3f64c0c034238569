import { EnvironmentLostError, type StepResult } from '@voyager-mc/core'
import { makeObservation, makeStepResult, manualClock } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { evaluate, type EvaluateOptions } from '../evaluate/evaluate.ts'
import { fakeTrialGame, openFakeTrial } from '../testing/fake-trial-game.ts'
import { makeSuite } from '../testing/make-suite.ts'
import type { TrialAgent } from './trial-agent.ts'
import type { TrialResult } from './trial-result.ts'

const program = { name: 'chop', source: 'async function chop(bot) {}' }
const holdingLog = (): StepResult =>
  makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, elapsedTicks: 100 }) })

async function play(
  agent: TrialAgent,
  options: Partial<EvaluateOptions> = {},
): Promise<TrialResult | undefined> {
  const { trials } = await evaluate({
    suite: makeSuite(),
    conditions: [{ name: 'mine', facts: {} }],
    seeds: [1],
    agent: () => agent,
    openTrial: openFakeTrial({ onStep: holdingLog }),
    clock: manualClock(),
    ...options,
  })
  return trials[0]
}

/** Asks a model once, then plays. */
const asking: TrialAgent = async ({ environment, useTokens }) => {
  useTokens({ input: 30, output: 5 })
  await environment.step(program)
  return {}
}

test('what the plays of a trial asked of models counts, also those whose game was lost', async () => {
  let opened = 0
  const openTrial: EvaluateOptions['openTrial'] = async () => {
    opened += 1
    const isLost = opened < 3
    return fakeTrialGame({
      onStep: () => {
        if (isLost) throw new EnvironmentLostError('disconnected', 'The game gave no sign of life for 60 s.')
        return holdingLog()
      },
    })
  }
  const trial = await play(asking, { openTrial })
  expect(opened).toBe(3)
  expect(trial).toMatchObject({ status: 'solved', attempts: 1, tokens: { input: 90, output: 15 } })
})

test('what a lost play has reported counts, too', async () => {
  let plays = 0
  const reporting: TrialAgent = async ({ environment }) => {
    plays += 1
    await environment.step(program).catch(() => undefined)
    return { tokens: { input: 7, output: plays } }
  }
  const openTrial: EvaluateOptions['openTrial'] = async () =>
    fakeTrialGame({
      onStep: () => {
        if (plays === 1) throw new EnvironmentLostError('disconnected', 'The game was lost.')
        return holdingLog()
      },
    })
  expect(await play(reporting, { openTrial })).toMatchObject({ tokens: { input: 14, output: 3 } })
})

test('tokens count of an agent that throws, and of one that has told and reported the same', async () => {
  const throwing: TrialAgent = async ({ useTokens }) => {
    useTokens({ input: 30, output: 5 })
    throw new TypeError('no idea')
  }
  expect(await play(throwing)).toMatchObject({ status: 'failed', tokens: { input: 30, output: 5 } })
  const twice: TrialAgent = async ({ useTokens }) => {
    useTokens({ input: 30, output: 5 })
    return { tokens: { input: 30, output: 5 } }
  }
  expect(await play(twice)).toMatchObject({ tokens: { input: 30, output: 5 } })
})

test('tokens count of an agent that the clock of the wall has ended', async () => {
  const clock = manualClock()
  const stuck: TrialAgent = async ({ useTokens }) => {
    useTokens({ input: 30, output: 5 })
    return new Promise(() => undefined)
  }
  const playing = play(stuck, { clock, trialWallMs: 5000 })
  for (let second = 0; second < 60; second += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(1000)
  }
  expect(await playing).toMatchObject({ spent: 'time on the wall', tokens: { input: 30, output: 5 } })
})

test('more tokens than the budget has end the trial, whatever agent uses them', async () => {
  const suite = makeSuite({ budget: { worldMinutes: 1, attempts: 3, tokens: 40 } })
  const openTrial = openFakeTrial()
  const greedy: TrialAgent = async ({ environment, useTokens }, { signal }) => {
    while (!signal.aborted) {
      useTokens({ input: 20, output: 0 })
      await environment.step(program)
    }
    return { claim: false }
  }
  expect(await play(greedy, { suite, openTrial })).toMatchObject({
    status: 'unsolved',
    spent: 'tokens',
    reason: 'The budget of 40 tokens is spent; a larger one in the suite would go on.',
    claim: false,
    tokens: { input: 60, output: 0 },
  })
  const modest: TrialAgent = async ({ environment, useTokens }) => {
    useTokens({ input: 40, output: 0 })
    await environment.step(program)
    return { note: 'No more may be asked.', spent: 'tokens' }
  }
  expect(await play(modest, { suite, openTrial })).toMatchObject({
    status: 'unsolved',
    spent: 'tokens',
    reason: 'No more may be asked.',
  })
})
