import { AIMessage } from '@langchain/core/messages'
import {
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
} from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { emptySkillLibrary } from '../ablations/without-skill-library.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import { openFakeTrial } from '../testing/fake-trial-game.ts'
import { makeSuite } from '../testing/make-suite.ts'
import { baselineAgent, baselines, type BaselineName } from './baseline-agent.ts'

const program = { name: 'chop', source: 'async function chop(bot) {}' }
const names = Object.keys(baselines) as BaselineName[] // the names of the table

test.each(names)(
  '%s works at the goal of a task until its budget is spent, and the world judges',
  async (baseline) => {
    const asked: string[] = []
    const { trials } = await evaluate({
      suite: makeSuite(),
      conditions: [{ name: baseline, facts: {} }],
      seeds: [1],
      agent: () =>
        baselineAgent({
          baseline,
          model: {
            async invoke(messages) {
              asked.push(JSON.stringify(messages))
              return new AIMessage('Chop a tree')
            },
          },
          roles: async () => ({
            actionAgent: scriptedActionAgent(program),
            critic: scriptedCritic({ success: false, reasoning: '', feedback: 'Not yet.' }),
            curriculum: { propose: async () => undefined, record: async () => undefined },
            skillLibrary: emptySkillLibrary(),
          }),
        }),
      openTrial: openFakeTrial({
        onStep: () =>
          makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, elapsedTicks: 100 }) }),
      }),
    })
    expect(trials[0]).toMatchObject({ status: 'solved', attempts: 3 })
    expect(asked.length).toBeGreaterThan(0)
    expect(asked[0]).toContain('Goal: ')
  },
)
