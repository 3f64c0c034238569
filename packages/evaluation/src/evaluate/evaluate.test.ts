import { appendFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EnvironmentLostError, type StepResult } from '@voyager-mc/core'
import { GameStartError } from '@voyager-mc/game'
import { makeObservation, makeStepResult, manualClock } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { hashResults, readResults } from '../results/read-results.ts'
import { openFakeTrial } from '../testing/fake-trial-game.ts'
import { makeSuite } from '../testing/make-suite.ts'
import { makeTrial } from '../testing/make-trial.ts'
import type { Trial, TrialAgent } from '../trials/trial-agent.ts'
import { evaluate, type EvaluateOptions } from './evaluate.ts'
import type { OpenTrial, TrialGame } from '../trials/trial-game.ts'
import type { PlannedTrial } from './planned-trial.ts'

const program = { name: 'chop', source: 'async function chop(bot) {}' }
const rules = [{ name: 'rules', facts: { agent: 'rules' } }]
const holdingLog = (elapsedTicks = 100): StepResult =>
  makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, elapsedTicks }) })

const chopOnce: TrialAgent = async ({ environment }) => {
  await environment.step(program)
  return { claim: true }
}

async function run(options: Partial<EvaluateOptions> = {}): ReturnType<typeof evaluate> {
  return evaluate({
    suite: makeSuite(),
    conditions: rules,
    seeds: [1],
    agent: () => chopOnce,
    openTrial: openFakeTrial({ onStep: () => holdingLog() }),
    clock: { now: () => 0, sleep: async (_ms, { signal } = {}) => untilGone(signal) },
    ...options,
  })
}

async function untilGone(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
}

test('solves a task by what the world shows', async () => {
  const { trials } = await run()
  expect(trials).toEqual([
    expect.objectContaining({
      task: 'first-log',
      status: 'solved',
      claim: true,
      solvedAt: { attempt: 1, ticks: 100 },
      attempts: 1,
      ticks: 100,
    }),
  ])
  expect(trials[0]?.steps).toMatchObject([{ program: 'chop', outcome: 'completed', firsts: ['oak_log'] }])
})

test('believes no agent that says it is done', async () => {
  const { trials } = await run({ openTrial: openFakeTrial() })
  expect(trials[0]).toMatchObject({ status: 'unsolved', claim: true })
})

test('fails the trial of an agent that throws and goes on with the next', async () => {
  const agent: TrialAgent = async (trial, options) => {
    if (trial.seed === 1) throw new TypeError('no idea')
    return chopOnce(trial, options)
  }
  const { trials } = await run({ seeds: [1, 2], agent: () => agent })
  expect(trials.map(({ status, reason }) => [status, reason])).toEqual([
    ['failed', 'The agent threw TypeError: no idea'],
    ['solved', undefined],
  ])
})

test('ends the trial of an agent that never ends and obeys no signal', async () => {
  const clock = manualClock()
  const ending = run({ agent: () => () => new Promise(() => undefined), clock, trialWallMs: 60_000 })
  for (let second = 0; second < 100; second += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(1000)
  }
  const { trials } = await ending
  expect(trials[0]).toMatchObject({
    status: 'failed',
    reason: 'The agent was still at work after 60 s on the wall.',
  })
})

test.each([
  ['attempts', 1, 'The budget of 3 attempts is spent; a larger one in the suite would go on.', 3],
  ['world minutes', 700, 'The budget of 1 world minutes is spent; a larger one in the suite would go on.', 2],
])('ends a trial whose %s are spent', async (limit, elapsedTicks, reason, attempts) => {
  const stubborn: TrialAgent = async ({ environment }) => {
    for (;;) await environment.step(program)
  }
  const openTrial = openFakeTrial({
    onStep: () => makeStepResult({ observation: makeObservation({ elapsedTicks }) }),
  })
  const { trials } = await run({ agent: () => stubborn, openTrial })
  expect(trials[0]).toMatchObject({ status: 'unsolved', spent: limit, reason, attempts })
})

test('grants an agent no powers', async () => {
  const cheat: TrialAgent = async ({ environment }) => {
    await environment.reset({ inventory: { oak_log: 1 } })
    return {}
  }
  const { trials } = await run({ agent: () => cheat })
  expect(trials[0]?.reason).toMatch(/inventory is .*; leave it out: the start of a trial is set by its suite/)
})

test('throws when a world does not open, keeps what was found and goes on later', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  const openGood = openFakeTrial({ onStep: () => holdingLog() })
  const openTrial: EvaluateOptions['openTrial'] = async (options) => {
    if (options.seed === 2) throw new Error('no port left')
    return openGood(options)
  }
  const plan = { file, seeds: [1, 2], concurrency: 1 }
  await expect(run({ ...plan, openTrial })).rejects.toThrow('no port left')
  expect((await readResults(file)).trials).toHaveLength(1)
  expect((await run(plan)).trials.map(({ status }) => status)).toEqual(['solved', 'solved'])
})

test('opens another world when a game is lost before the agent begins, and gives up after three', async () => {
  const openGood = openFakeTrial({ onStep: () => holdingLog() })
  const opened: TrialGame[] = []
  let closed = 0
  const losing = (times: number): OpenTrial => {
    opened.length = 0
    return async (options) => {
      const game = await openGood(options)
      const isLost = opened.length < times
      const lost = async (): Promise<never> => {
        throw new EnvironmentLostError('disconnected', 'The game gave no sign of life for 10 s.')
      }
      opened.push(isLost ? { ...game, reset: lost, close: async () => void (closed += 1) } : game)
      return opened.at(-1) ?? game
    }
  }
  const { trials } = await run({ openTrial: losing(2) })
  expect(trials).toMatchObject([{ status: 'solved', attempts: 1 }])
  expect([opened.length, closed]).toEqual([3, 2])
  await expect(run({ openTrial: losing(3) })).rejects.toThrow('no sign of life')
  expect(opened).toHaveLength(3)
})

test.each([
  ['no-answer', 3],
  ['missing-package', 1],
] as const)('a game that does not open (%s) is opened %i times', async (problem, times) => {
  let opened = 0
  const openTrial: OpenTrial = async () => {
    opened += 1
    throw new GameStartError(problem, `The game did not open: ${problem}.`)
  }
  await expect(run({ openTrial })).rejects.toThrow(problem)
  expect(opened).toBe(times)
})

test.each([
  [{ claim: 'yes' }, /^The agent gave an account that is none: claim: /],
  [{ claim: true, tokens: 12 }, /^The agent gave an account that is none: tokens: /],
  [{ skills: [{ name: 'a' }, { name: 'b' }] }, /^The agent gave an account that is none: skills\.0\.calls: /],
  ['done', /^The agent gave an account that is none: /],
])('an account like %j fails its trial, and the file of results stays whole', async (account, reason) => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  // An agent of somebody else may return anything.
  const agent: TrialAgent = async () => account as never
  const { trials } = await run({ file, agent: () => agent })
  expect(trials).toMatchObject([{ status: 'failed', reason: expect.stringMatching(reason) }])
  expect((await readResults(file)).trials).toEqual(trials)
})

test('throws when the world refuses the start of a task', async () => {
  const openTrial = openFakeTrial({
    onCommand: (line) => ({ isSuccess: !line.startsWith('summon'), text: 'Unknown' }),
  })
  const suite = makeSuite({ start: { seed: 3, mobs: [{ mob: 'pig', at: { x: 1, y: 0, z: 2 } }] } })
  await expect(run({ openTrial, suite })).rejects.toMatchObject({
    code: 'trial-start',
    message: expect.stringMatching(
      /^Task first-log: The world answered "Unknown" to summon pig 11 64 -2; correct the start/,
    ),
  })
})

test.each([
  ['setblock 11 64 -2 wheat[age=9]', 'Block minecraft:wheat does not accept "9" for age', false],
  ['setblock 11 64 -2 wheat[age=9]', 'Could not set the block', true],
])('what the world answers to %s decides, %j', async (wanted, text, isGood) => {
  const openTrial = openFakeTrial({
    onStep: () => holdingLog(),
    onCommand: (line) => ({ isSuccess: line !== wanted, text }),
  })
  const blocks = [{ block: 'wheat', at: { x: 1, y: 0, z: 2 }, state: { age: '9' } }]
  const playing = run({ openTrial, suite: makeSuite({ start: { seed: 3, blocks } }) })
  if (isGood) await expect(playing).resolves.toMatchObject({ trials: [{ status: 'solved' }] })
  else await expect(playing).rejects.toMatchObject({ code: 'trial-start' })
})

test('finds the same whatever runs at once', async () => {
  const suite = makeSuite({ id: 'a' }, { id: 'b' }, { id: 'c' })
  const seeds = [3, 1, 2]
  const dawdle: TrialAgent = async (trial: Trial, options) => {
    for (let turn = 0; turn < 5 * trial.random(); turn += 1) await Promise.resolve()
    return chopOnce(trial, options)
  }
  const hashes = await Promise.all(
    [1, 2, 9].map(async (concurrency) =>
      hashResults(await run({ suite, seeds, concurrency, agent: () => dawdle })),
    ),
  )
  expect(new Set(hashes).size).toBe(1)
})

test('gives each task luck of its own, and every condition the same', async () => {
  const drawn: Record<string, number[]> = {}
  const agent =
    ({ name }: { readonly name: string }): TrialAgent =>
    async ({ random, task }, options) => {
      const key = `${task?.name} ${name}`
      drawn[key] = [random(), random()]
      options.signal.throwIfAborted()
      return {}
    }
  const suite = makeSuite({ id: 'a', text: 'A' }, { id: 'b', text: 'B' })
  const conditions = ['x', 'y'].map((name) => ({ name, facts: {} }))
  await run({ suite, conditions, agent })
  expect(drawn['A x']).toEqual(drawn['A y'])
  expect(drawn['A x']).not.toEqual(drawn['B x'])
})

test('refuses an evaluation without a seed and one with the same twice', async () => {
  await expect(run({ seeds: [] })).rejects.toMatchObject({
    code: 'suite',
    problem: 'missing-seed',
    message: 'No seed was given for the suite small; pass at least one, such as seeds: [1].',
  })
  await expect(run({ seeds: [1, 1] })).rejects.toThrow('seeds is 1; use whole numbers, each once.')
})

test('goes on with a results file, also after a torn last line, and runs no trial twice', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  let played = 0
  const counting: TrialAgent = async (trial, options) => {
    played += 1
    return chopOnce(trial, options)
  }
  const whole = await run({ file, agent: () => counting, seeds: [1, 2] })
  await appendFile(file, '{"task":"first-l')
  const more = await run({ file, agent: () => counting, seeds: [1, 2, 3] })
  expect({ played, trials: more.trials.length }).toEqual({ played: 3, trials: 3 })
  expect(more.trials.slice(0, 2)).toEqual(whole.trials)
  const read = await readResults(file)
  expect({ seeds: read.seeds, trials: read.trials.length }).toEqual({ seeds: [1, 2, 3], trials: 3 })
})

test('counts the trials of this plan, not those of other seeds in its file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  await run({ file, seeds: [1, 2] })
  const told: object[] = []
  await run({ file, seeds: [2, 3], onTrial: (_trial, progress) => told.push(progress) })
  expect(told).toEqual([{ done: 2, all: 2 }])
})

test('stops at an abort, keeps what was found and goes on later', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  const stop = new AbortController()
  const onTrial = (): void => stop.abort(new Error('enough'))
  const options = { file, seeds: [1, 2, 3], concurrency: 1 }
  await expect(run({ ...options, onTrial, signal: stop.signal })).rejects.toThrow('enough')
  expect((await readResults(file)).trials).toHaveLength(1)
  expect(hashResults(await run(options))).toBe(hashResults(await run({ seeds: [1, 2, 3] })))
})

test('refuses a file of another suite version, of other code and of other conditions', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  await run({ file, code: { commit: 'a' } })
  const suite = { ...makeSuite(), version: 2 }
  await expect(run({ file, code: { commit: 'a' }, suite })).rejects.toMatchObject({
    problem: 'other-suite',
    message: expect.stringMatching(
      /holds results of the suite small version 1 \(.*\), not of small version 2 \(/,
    ),
  })
  await expect(run({ file, code: { commit: 'b' } })).rejects.toMatchObject({ problem: 'other-code' })
  await expect(
    run({ file, code: { commit: 'a' }, conditions: [{ name: 'other', facts: {} }] }),
  ).rejects.toMatchObject({ problem: 'other-plan' })
})

test('tells of a file that is damaged in the middle or no results file', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'results-')), 'r.ndjson')
  await run({ file, seeds: [1, 2] })
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [lines[0], '{"task":1}', lines[2], ''].join('\n'))
  await expect(readResults(file)).rejects.toMatchObject({
    problem: 'damaged',
    message: expect.stringMatching(/^Line 2 of /),
  })
  await writeFile(file, '{}\n')
  await expect(readResults(file)).rejects.toThrow('does not begin with the header of an evaluation')
  await expect(readResults(`${file}x`)).rejects.toMatchObject({ problem: 'missing' })
})

test('opens each world with the sight of its condition, or else of the evaluation', async () => {
  const opened: string[] = []
  const openGood = openFakeTrial({ onStep: () => holdingLog() })
  await run({
    conditions: [
      { name: 'near', facts: {} },
      { name: 'far', facts: { sight: 'loaded' } },
    ],
    concurrency: 1,
    openTrial: async (options) => {
      opened.push(options.sight)
      return openGood(options)
    },
  })
  expect(opened).toEqual(['exposed', 'loaded'])
})

test('leaves the playing to whoever is given the trials, and needs an agent otherwise', async () => {
  const { agent: _none, ...plan } = { suite: makeSuite(), conditions: rules, seeds: [1, 2], agent: 0 }
  const played: PlannedTrial[] = []
  const { trials } = await evaluate({
    ...plan,
    playTrial: async (trial) => {
      played.push(trial)
      return makeTrial({ task: trial.task.id, condition: trial.condition.name, seed: trial.seed })
    },
  })
  expect(played).toMatchObject([
    { seed: 1, game: '1.19.4' },
    { seed: 2, task: { id: 'first-log' } },
  ])
  expect(trials.map(({ seed }) => seed)).toEqual([1, 2])
  await expect(evaluate(plan)).rejects.toThrow('agent is "undefined"; pass one, or playTrial.')
})
