import { FakeListChatModel } from '@langchain/core/utils/testing'
import { seededRandom } from '@voyager-mc/core'
import { fakeEnvironment, scriptedActionAgent } from '@voyager-mc/core/testing'
import { createCritic } from '@voyager-mc/critic'
import type { AblateOptions, TokenUse, Trial, TrialReport } from '@voyager-mc/evaluation'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'
import { expect, test } from 'vitest'
import { teamAgent } from './team-agent.ts'

const program = { name: 'chop', source: 'async function chop(bot) {}' }
const verdict = (success: boolean): string =>
  JSON.stringify({ reasoning: 'I saw it.', success, critique: '' })

interface Played {
  readonly report: TrialReport
  /** Tokens of each call of a model, in order. */
  readonly told: readonly TokenUse[]
  /** Names of the skills that the bots have kept. */
  readonly skills: readonly string[]
}

interface Play {
  readonly ablate?: AblateOptions
  readonly budget?: Partial<Trial['budget']>
  /** Verdict of the model. */
  readonly isGood?: boolean
}

/** Lets two bots share a task; a model judges what they do. */
async function play({ ablate = {}, budget = {}, isGood = true }: Play = {}): Promise<Played> {
  const told: TokenUse[] = []
  const trial: Trial = {
    environment: fakeEnvironment(),
    mates: [{ name: 'bot2', environment: fakeEnvironment() }],
    task: { name: 'Mine 2 oak_log' },
    budget: { worldMinutes: 5, attempts: 9, ...budget },
    useTokens: (tokens) => told.push(tokens),
    seed: 1,
    random: seededRandom(1),
    version: '1.19.4',
  }
  const skillLibrary = fakeSkillLibrary()
  const agent = teamAgent({
    alone: async () => ({ note: 'alone' }),
    roles: async () => ({
      actionAgent: scriptedActionAgent(program),
      critic: createCritic({ model: new FakeListChatModel({ responses: [verdict(isGood)] }) }),
      curriculum: { propose: async () => undefined, record: async () => undefined },
      skillLibrary,
    }),
    ablate,
  })
  const report = await agent(trial, { signal: new AbortController().signal })
  return { report, told, skills: skillLibrary.added.map(({ name }) => name) }
}

test('two bots share a task, and the trial hears of what both of them ask of a model', async () => {
  const { report, told, skills } = await play()
  expect(report).toEqual({ claim: true })
  expect(skills).toEqual(['chop', 'chop'])
  expect(told).toHaveLength(2)
  expect(told.every(({ input, output }) => input > 0 && output > 0)).toBe(true)
})

test('a part that is taken away is taken away from every bot', async () => {
  expect((await play({ ablate: { skillLibrary: false } })).skills).toEqual([])
  expect((await play({ ablate: { selfVerification: false } })).told).toEqual([])
})

test('the tokens of the task are a limit for a team as for one bot', async () => {
  // Whatever the bots do, nobody is content with it: nothing but the limit ends their work.
  const { report } = await play({ isGood: false, budget: { tokens: 1 } })
  expect(report).toMatchObject({ claim: false, spent: 'tokens' })
})
