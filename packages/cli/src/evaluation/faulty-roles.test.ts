import { definedOf, seededRandom, type ActionRequest, type Program } from '@voyager-mc/core'
import {
  makeObservation,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
  scriptedCurriculum,
} from '@voyager-mc/core/testing'
import { createSkillLibrary } from '@voyager-mc/skill-library'
import type { DefaultRoles } from '@voyager-mc/voyager/preset'
import { expect, test } from 'vitest'
import { faultyRoles } from './faulty-roles.ts'

const task = { name: 'Craft 1 stick', context: '4 stick is made of 2 oak_planks.' }
const observation = makeObservation()
const critique = { success: false, reasoning: 'No stick is held.', feedback: 'Still needed: 2 oak_planks.' }

function plan(name: string): Program {
  const step = 'async function obtainStick(bot, count) {\n  await craftItem(bot, "stick", 1);\n}'
  return {
    name,
    source: `${step}\n\nasync function ${name}(bot, count = 1) {\n  await obtainStick(bot, count);\n}\n`,
  }
}

async function play(rate: number): Promise<Omit<DefaultRoles, 'kind'>> {
  const roles: DefaultRoles = {
    kind: 'rules',
    curriculum: scriptedCurriculum([task, ...Array.from({ length: 19 }, () => task)]),
    actionAgent: scriptedActionAgent((_request, call) => plan(call === 1 ? 'craftStick' : 'craftStickAnew')),
    critic: scriptedCritic(critique),
    skillLibrary: createSkillLibrary({}),
  }
  return faultyRoles(roles, { rate, random: seededRandom(3) })
}

const request = (previous?: ActionRequest['previous']): ActionRequest => ({
  task,
  observation,
  skills: [],
  primitives: [],
  ...definedOf({ previous }),
})

test('without faults the roles do what the rules do, and answer what the rules know', async () => {
  const roles = await play(0)
  const program = await roles.actionAgent.generate(request())
  expect(program.source).toContain('await craftItem(bot, "stick", 1);')
  expect(program.source).toContain('async function craftStick(bot) {\n  const count = 1;')
  expect(await roles.curriculum.propose(observation)).toEqual({
    name: task.name,
    context: 'Question: How to craft 1 stick in Minecraft?\nAnswer: 4 stick is made of 2 oak_planks.',
  })
  expect(await roles.critic.evaluate({ task, before: observation, step: makeStepResult() })).toEqual(critique)
})

test('who may ask no questions knows nothing of the task', async () => {
  const { curriculum } = await play(0)
  expect(await curriculum.propose(observation, { questions: false })).toEqual({ name: task.name })
})

test('at a rate of one every line, verdict and task is wrong', async () => {
  const roles = await play(1)
  expect((await roles.actionAgent.generate(request())).source).not.toContain(
    '\n  await craftItem(bot, "stick", 1);',
  )
  expect((await roles.critic.evaluate({ task, before: observation, step: makeStepResult() })).success).toBe(
    true,
  )
  expect((await roles.curriculum.propose(observation))?.name).toBe('Tell the trees a story')
})

test('tasks off the topic come at the same places, whether questions are asked or not', async () => {
  const placesOf = async (questions: boolean): Promise<readonly boolean[]> => {
    const { curriculum } = await play(0.5)
    const tasks = []
    for (let turn = 0; turn < 20; turn += 1) tasks.push(await curriculum.propose(observation, { questions }))
    return tasks.map((each) => each?.name !== task.name)
  }
  const places = await placesOf(true)
  expect(places).toContain(true)
  expect(await placesOf(false)).toEqual(places)
})

test('mends the program that has faults, and plans anew where it had none and failed', async () => {
  const [faulty, whole] = [await play(1), await play(0)]
  for (const [{ actionAgent }, name] of [
    [faulty, 'craftStick'],
    [whole, 'craftStickAnew'],
  ] as const) {
    const program = await actionAgent.generate(request())
    const second = await actionAgent.generate(request({ program, step: makeStepResult(), critique }))
    expect(second.name).toBe(name)
  }
})
