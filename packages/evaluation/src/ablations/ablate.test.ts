import type { ActionAgent, Curriculum, GameEvent } from '@voyager-mc/core'
import {
  fakeEnvironment,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '@voyager-mc/voyager'
import type { LearnResult } from '@voyager-mc/voyager'
import { attempts } from '@voyager-mc/voyager'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'
import { makeProgram, makeRoles, refused } from '@voyager-mc/voyager/testing'
import type { VoyagerRoles } from '@voyager-mc/voyager'
import { ablate, type AblateOptions } from './ablate.ts'

async function learn(roles: VoyagerRoles, limit = 3): Promise<LearnResult> {
  return createVoyager(roles).learn({ until: attempts(limit) }).result
}

const said: GameEvent = { type: 'program-log', tick: 1, text: 'I need a table.' }
const thrown: GameEvent = { type: 'error', tick: 2, name: 'TypeError', message: 'bot.fly is not a function' }
const environment = fakeEnvironment({
  onStep: () =>
    makeStepResult({
      events: [said, thrown],
      outcome: { status: 'failed', message: 'bot.fly is not a function' },
    }),
})

/** The step of the first attempt, as the agent of the second one sees it. */
async function secondView(change: (roles: VoyagerRoles) => VoyagerRoles): Promise<unknown> {
  const actionAgent = scriptedActionAgent(makeProgram())
  await learn(change(makeRoles({ environment, actionAgent, critic: scriptedCritic(refused) })), 2)
  const { events, outcome } = actionAgent.requests[1]?.previous?.step ?? {}
  return { events, status: outcome?.status }
}

test('takes nothing away by default', async () => {
  expect(await secondView((roles) => ablate(roles, {}))).toEqual({ events: [said, thrown], status: 'failed' })
})

test('hides what the program said', async () => {
  expect(await secondView((roles) => ablate(roles, { environmentFeedback: false }))).toEqual({
    events: [thrown],
    status: 'failed',
  })
})

test('hides how the program failed', async () => {
  expect(await secondView((roles) => ablate(roles, { executionErrors: false }))).toEqual({
    events: [said],
    status: 'completed',
  })
})

const failedPrimitive: GameEvent = {
  type: 'primitive-result',
  tick: 3,
  primitive: 'craftItem',
  status: 'failed',
  reason: 'missing-item',
  detail: { message: 'I cannot make stick because I need: 2 oak_planks' },
}
const dug: GameEvent = {
  type: 'block-dig',
  tick: 4,
  block: 'oak_log',
  position: { x: 1, y: 64, z: 1 },
}

/** The step that the critic is asked about, so that it can pass on no more than that. */
async function judgedStep(parts: AblateOptions): Promise<unknown> {
  const critic = scriptedCritic(refused)
  const world = fakeEnvironment({
    onStep: () =>
      makeStepResult({
        events: [said, thrown, failedPrimitive, dug],
        outcome: { status: 'failed', message: 'bot.fly is not a function' },
      }),
  })
  await learn(ablate(makeRoles({ environment: world, critic }), parts), 1)
  const { events, outcome } = critic.requests[0]?.step ?? {}
  return { events, status: outcome?.status }
}

test('keeps what the program said from the critic, which sees what happened in the world', async () => {
  expect(await judgedStep({ environmentFeedback: false })).toEqual({
    events: [thrown, dug],
    status: 'failed',
  })
})

test('keeps how the program failed from the critic', async () => {
  expect(await judgedStep({ executionErrors: false })).toEqual({
    events: [said, failedPrimitive, dug],
    status: 'completed',
  })
})

test('keeps what the program said from the skill search as well', async () => {
  const skillLibrary = fakeSkillLibrary()
  const roles = makeRoles({ skillLibrary, environment, critic: scriptedCritic(refused) })
  await learn(ablate(roles, { environmentFeedback: false }), 2)
  expect(skillLibrary.queries.every(({ need }) => need === undefined)).toBe(true)
})

test('keeps and finds no skill', async () => {
  const actionAgent = scriptedActionAgent(makeProgram())
  const skillLibrary = fakeSkillLibrary()
  await learn(ablate(makeRoles({ actionAgent, skillLibrary }), { skillLibrary: false }))
  expect({ added: skillLibrary.added, shown: actionAgent.requests.flatMap(({ skills }) => skills) }).toEqual({
    added: [],
    shown: [],
  })
})

test('makes three attempts at every task when nobody judges', async () => {
  const critic = scriptedCritic(refused)
  const { completed } = await learn(ablate(makeRoles({ critic }), { selfVerification: false }), 6)
  expect({ completed, asked: critic.requests.length }).toEqual({ completed: ['Mine 1 oak_log'], asked: 0 })
})

test('puts another curriculum in the place of the automatic one', async () => {
  const curriculum = scriptedCurriculum([{ name: 'Obtain 1 cactus' }])
  const { completed } = await learn(ablate(makeRoles(), { curriculum }), 1)
  expect(completed).toEqual(['Obtain 1 cactus'])
})

test('takes answers off tasks, and leaves what rules say about them', async () => {
  const actionAgent: ActionAgent & { readonly requests: readonly { readonly task: unknown }[] } =
    scriptedActionAgent(makeProgram())
  const curriculum = scriptedCurriculum([
    { name: 'Mine 1 oak_log', context: 'Question: How to mine 1 oak log?\nAnswer: hit a tree.' },
    { name: 'Mine 2 oak_log', context: 'Oak, birch and spruce are all good.' },
  ])
  await learn(ablate(makeRoles({ actionAgent, curriculum }), { questions: false }), 2)
  expect(actionAgent.requests.map(({ task }) => task)).toEqual([
    { name: 'Mine 1 oak_log' },
    { name: 'Mine 2 oak_log', context: 'Oak, birch and spruce are all good.' },
  ])
})

test('tells the curriculum to ask no questions', async () => {
  const asked: unknown[] = []
  const curriculum: Curriculum = {
    propose: async (_observation, options) => {
      asked.push(options?.questions)
      return { name: 'Mine 1 oak_log' }
    },
    record: async () => undefined,
  }
  await learn(ablate(makeRoles({ curriculum }), { questions: false }), 1)
  await learn(makeRoles({ curriculum }), 1)
  expect(asked).toEqual([false, undefined])
})
