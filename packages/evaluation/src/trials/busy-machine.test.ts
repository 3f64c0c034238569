import { EnvironmentLostError, type StepResult } from '@voyager-mc/core'
import { makeObservation, makeStepResult, manualClock } from '@voyager-mc/core/testing'
import type { GameStepResult } from '@voyager-mc/game'
import { expect, test } from 'vitest'
import { moduleAgent } from '../agents/module-agent.ts'
import { describeBasis } from '../compare/render-comparison.ts'
import { evaluate, type EvaluateOptions } from '../evaluate/evaluate.ts'
import { fakeTrialGame, openFakeTrial } from '../testing/fake-trial-game.ts'
import { makeSuite } from '../testing/make-suite.ts'
import { createTrialGames, type OpenTrial } from './trial-game.ts'
import type { TrialAgent } from './trial-agent.ts'

const program = { name: 'chop', source: 'async function chop(bot) {}' }
const holdingLog = (): StepResult =>
  makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, elapsedTicks: 100 }) })

const lostTo = (reason: 'silent' | 'no-answer' | 'out-of-memory'): GameStepResult => ({
  ...makeStepResult({ outcome: { status: 'interrupted', message: `The game was ${reason}.` } }),
  operatorUses: {},
  interruption: { reason, deaths: 1 },
})

const play = (options: Partial<EvaluateOptions>): ReturnType<typeof evaluate> =>
  evaluate({
    suite: makeSuite(),
    conditions: [{ name: 'mine', facts: {} }],
    seeds: [1],
    agent: () => chopOnce,
    clock: manualClock(),
    ...options,
  })

const chopOnce: TrialAgent = async ({ environment }) => {
  const { outcome } = await environment.step(program)
  return { note: outcome.status }
}

/** Opens games of which the first ones answer a step like this, and counts them. */
function losing(
  times: number,
  answer: () => StepResult,
): { readonly open: OpenTrial; readonly opened: number } {
  let opened = 0
  return {
    get opened() {
      return opened
    },
    open: async () => {
      opened += 1
      return fakeTrialGame({ onStep: opened <= times ? answer : holdingLog })
    },
  }
}

const throwing = (): never => {
  throw new EnvironmentLostError('disconnected', 'The game gave no sign of life for 60 s.')
}

test.each([
  ['gives no sign of life', () => lostTo('silent')],
  ['gives no answer', () => lostTo('no-answer')],
  ['cannot be joined again', throwing],
])('a trial whose game %s says nothing about the agent and begins anew', async (_what, answer) => {
  const games = losing(2, answer)
  const { trials } = await play({ openTrial: games.open })
  expect(trials).toMatchObject([{ status: 'solved', attempts: 1, steps: [{ attempt: 1 }] }])
  expect(games.opened).toBe(3)
})

test('what becomes of a game counts as it is when it was lost in three plays, or by what a program did', async () => {
  const silent = losing(3, () => lostTo('silent'))
  expect((await play({ openTrial: silent.open })).trials).toMatchObject([
    { status: 'unsolved', reason: 'interrupted', steps: [{ message: 'The game was silent.' }] },
  ])
  const greedy = losing(1, () => lostTo('out-of-memory'))
  expect((await play({ openTrial: greedy.open })).trials).toMatchObject([{ status: 'unsolved' }])
  expect([silent.opened, greedy.opened]).toEqual([3, 1])
})

test('no step of a trial is ended by the clock of the wall within a day', async () => {
  let given: unknown
  const { openTrial } = createTrialGames({
    most: 1,
    openThreads: async () => ({
      openTeamGame: async ({ limits }) => {
        given = limits
        throw new Error('seen')
      },
      close: async () => undefined,
    }),
  })
  await expect(play({ openTrial })).rejects.toThrow('seen')
  expect(given).toMatchObject({ stepWallMs: 86_400_000 })
})

/** Lets the wall's time pass, a second at a time, until the work is done. */
async function passing<Value>(work: Promise<Value>, clock: ReturnType<typeof manualClock>): Promise<Value> {
  let isDone = false
  const watched = work.finally(() => (isDone = true))
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(1000)
  }
  return watched
}

test('an agent is heard that needs twenty seconds for its last words when its budget is spent', async () => {
  const clock = manualClock()
  const slow: TrialAgent = async ({ environment }) => {
    try {
      for (;;) await environment.step(program)
    } catch {
      await clock.sleep(20_000)
      return { claim: true, tokens: { input: 5, output: 1 } }
    }
  }
  const { trials } = await passing(play({ openTrial: openFakeTrial(), clock, agent: () => slow }), clock)
  expect(trials).toMatchObject([{ spent: 'attempts', claim: true, tokens: { input: 5, output: 1 } }])
})

test('an agent in a thread is heard that learns late that its budget is spent', async () => {
  const module = new URL('../testing/odd-agents.ts', import.meta.url)
  // Ten seconds are over before the thread has heard of anything.
  const clock = {
    now: () => 0,
    sleep: async (ms: number) => (ms > 10_000 ? new Promise<void>(() => undefined) : undefined),
  }
  const agent = moduleAgent({ module, exported: 'accounting', clock })
  const { trials } = await play({ openTrial: openFakeTrial(), agent: () => agent })
  expect(trials).toMatchObject([{ spent: 'attempts', claim: false }])
})

test('figures say how many trials the clock of the wall has ended', async () => {
  const clock = manualClock()
  const results = await passing(
    play({
      openTrial: openFakeTrial(),
      clock,
      agent: () => () => new Promise(() => undefined),
      trialWallMs: 5000,
    }),
    clock,
  )
  expect(results.trials).toMatchObject([{ status: 'failed', spent: 'time on the wall' }])
  expect(describeBasis(results)).toContain(
    '1 of them ended by the clock of the wall, which depends on the machine',
  )
})
