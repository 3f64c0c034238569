import {
  fakeEnvironment,
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
} from '@voyager-mc/core/testing'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'
import { expect, test } from 'vitest'
import { evaluate, type EvaluateOptions } from '../evaluate/evaluate.ts'
import type { EvaluationResults } from '../results/read-results.ts'
import { fakeTrialGame, type FakeTrialGame } from '../testing/fake-trial-game.ts'
import { makeSuite } from '../testing/make-suite.ts'
import type { TrialAgent } from '../trials/trial-agent.ts'
import { voyagerAgent } from './voyager-agent.ts'

const lessons = ['Craft 1 stick', 'Craft 1 crafting_table']
const start = {
  seed: 'trial',
  inventory: { oak_planks: 2 },
  blocks: [{ block: 'stone', at: { x: 1, y: 0, z: 1 } }],
}

interface Course {
  readonly results: EvaluationResults
  /** Commands of the world, in order. */
  readonly commands: readonly string[]
}

async function run(agent: TrialAgent, options: Partial<EvaluateOptions> = {}): Promise<Course> {
  const games: FakeTrialGame[] = []
  const results = await evaluate({
    suite: makeSuite({ lessons, start, budget: { worldMinutes: 9, attempts: 4 } }),
    conditions: [{ name: 'rules', facts: {} }],
    seeds: [1],
    agent: () => agent,
    openTrial: async () => {
      const onStep = (): ReturnType<typeof makeStepResult> =>
        makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, elapsedTicks: 10 }) })
      const game = fakeTrialGame({ onStep })
      games.push(game)
      return game
    },
    ...options,
  })
  return { results, commands: games.flatMap((game) => game.commands) }
}

const program = { name: 'chop', source: 'async function chop(bot) {}' }

test('takes the bot back to the start, with empty hands and everything there anew', async () => {
  const { commands } = await run(async ({ lessons: given, beginAgain, environment }) => {
    for (const _lesson of given ?? []) {
      await environment.step(program)
      await beginAgain?.()
    }
    return {}
  })
  const again = commands.slice(commands.indexOf('clear bot'))
  expect(again.slice(0, 2)).toEqual(['clear bot', 'tp bot 10.5 64 -3.5'])
  expect(commands.filter((line) => line === 'clear bot')).toHaveLength(2)
  expect(commands.filter((line) => line.startsWith('setblock'))).toHaveLength(3)
})

test('pays for lessons from the budget of the task', async () => {
  const { results } = await run(async ({ environment }) => {
    for (;;) await environment.step(program)
  })
  expect(results.trials[0]).toMatchObject({ attempts: 4, spent: 'attempts' })
})

test('the voyager tries each lesson, keeps what it learned for the task, and is judged by the task', async () => {
  const skillLibrary = fakeSkillLibrary()
  const actionAgent = scriptedActionAgent(program)
  const { results } = await run(
    voyagerAgent({
      roles: async () => ({
        actionAgent,
        skillLibrary,
        critic: scriptedCritic({ success: true, reasoning: '', feedback: '' }),
        curriculum: { propose: async () => undefined, record: async () => undefined },
      }),
    }),
  )
  expect(actionAgent.requests.map(({ task }) => task.name)).toEqual([...lessons, 'Mine 1 oak_log'])
  expect(skillLibrary.added).toHaveLength(3)
  expect(results.trials[0]).toMatchObject({ status: 'solved', attempts: 3 })
  // One program learned three times is one skill, and no graph.
  expect(results.trials[0]?.skills).toBeUndefined()
})

test('a task without lessons knows of none', async () => {
  const seen: unknown[] = []
  const agent: TrialAgent = async (trial) => {
    seen.push(trial.lessons, trial.beginAgain)
    return {}
  }
  await run(agent, {
    suite: makeSuite(),
    openTrial: async () => ({ ...fakeTrialGame(), ...fakeEnvironment() }),
  })
  expect(seen).toEqual([undefined, undefined])
})

test('the skills that it learned, and who calls whom, are kept with the result', async () => {
  const programs = [
    { name: 'makeStick', source: 'async function makeStick(bot) {}' },
    { name: 'makeTable', source: 'async function makeTable(bot) { await makeStick(bot) }' },
    program,
  ]
  const { results } = await run(
    voyagerAgent({
      roles: async () => ({
        actionAgent: scriptedActionAgent((_request, count) => programs[count - 1] ?? program),
        skillLibrary: fakeSkillLibrary(),
        critic: scriptedCritic({ success: true, reasoning: '', feedback: '' }),
        curriculum: { propose: async () => undefined, record: async () => undefined },
      }),
    }),
  )
  expect(results.trials[0]?.skills).toEqual([
    { name: 'makeStick', calls: [], level: 0 },
    { name: 'makeTable', calls: ['makeStick'], level: 1 },
    { name: 'chop', calls: [], level: 0 },
  ])
})
