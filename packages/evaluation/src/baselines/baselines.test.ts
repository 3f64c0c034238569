import { fakeModel } from '@langchain/core/testing'
import { AIMessage } from '@langchain/core/messages'
import {
  fakeEnvironment,
  makeStepResult,
  scriptedActionAgent,
  scriptedCritic,
} from '@voyager-mc/core/testing'
import { describe, expect, test } from 'vitest'
import { createVoyager } from '@voyager-mc/voyager'
import { attempts } from '@voyager-mc/voyager'
import { tasks } from '@voyager-mc/voyager'
import { memoryRunStore } from '@voyager-mc/voyager'
import { fakeSkillLibrary } from '@voyager-mc/voyager/testing'
import { instantClock } from '@voyager-mc/voyager/testing'
import { makeProgram, refused } from '@voyager-mc/voyager/testing'
import { autoGpt } from './auto-gpt.ts'
import { openLessonBook } from './lesson-book.ts'
import { reAct } from './re-act.ts'
import { reflexion } from './reflexion.ts'

const failing = fakeEnvironment({
  onStep: () =>
    makeStepResult({
      events: [{ type: 'program-log', tick: 1, text: 'No table here.' }],
      outcome: { status: 'failed', message: 'bot.fly is not a function' },
    }),
})

function replying(...replies: readonly string[]): ReturnType<typeof fakeModel> {
  return replies.reduce((model, reply) => model.respond(new AIMessage(reply)), fakeModel())
}

describe('the ReAct style', () => {
  test('gives each program a thought, which becomes background of the goal', async () => {
    const actionAgent = scriptedActionAgent(makeProgram())
    const model = replying('First a tree.', 'Then a table.')
    await createVoyager(reAct({ environment: failing, actionAgent, model, goal: 'Get rich.' })).learn({
      until: attempts(2),
    }).result
    expect(actionAgent.requests.map(({ task }) => task)).toEqual([
      { name: 'Get rich.', context: 'First a tree.' },
      { name: 'Get rich.', context: 'Then a table.' },
    ])
  })

  test('hears the world, but not why a program failed', async () => {
    const actionAgent = scriptedActionAgent(makeProgram())
    await createVoyager(reAct({ environment: failing, actionAgent, model: replying('a', 'b') })).learn({
      until: attempts(2),
    }).result
    const { events, outcome } = actionAgent.requests[1]?.previous?.step ?? {}
    expect({ heard: events?.length, outcome }).toEqual({ heard: 1, outcome: { status: 'completed' } })
  })

  test('keeps at its goal without giving it up', async () => {
    const actionAgent = scriptedActionAgent(makeProgram())
    const thoughts = Array.from({ length: 9 }, (_nothing, index) => `thought ${index}`)
    const run = createVoyager(reAct({ environment: failing, actionAgent, model: replying(...thoughts) }))
    const { failed, attempts: made } = await run.learn({ until: attempts(9) }).result
    expect({ failed, made }).toEqual({ failed: [], made: 9 })
  })
})

test('the Reflexion style keeps its last lessons in view', async () => {
  const actionAgent = scriptedActionAgent(makeProgram())
  const model = replying('Lesson one.', 'Lesson two.', 'Lesson three.')
  const critic = scriptedCritic(refused)
  await createVoyager(reflexion({ environment: failing, actionAgent, critic, model, lessons: 2 })).learn({
    until: attempts(4),
  }).result
  expect(actionAgent.requests.map(({ task }) => task.context)).toEqual([
    '',
    'Lessons so far:\nLesson one.',
    'Lessons so far:\nLesson one.\nLesson two.',
    'Lessons so far:\nLesson two.\nLesson three.',
  ])
})

test('the Reflexion style goes on with the lessons of the run it resumes', async () => {
  const store = memoryRunStore()
  const critic = scriptedCritic(refused)
  const run = async (limit: number, model: ReturnType<typeof fakeModel>) => {
    const actionAgent = scriptedActionAgent((_request, call) => makeProgram(`try${limit}${call}`))
    const options = reflexion({ environment: failing, actionAgent, critic, model, store })
    await createVoyager(options).learn({ until: attempts(limit), resume: true }).result
    return actionAgent.requests.map(({ task }) => task.context)
  }
  await run(3, replying('Lesson one.', 'Lesson two.'))
  expect(await run(4, replying('Lesson three.'))).toEqual([
    'Lessons so far:\nLesson one.\nLesson two.\nLesson three.',
  ])
})

test('a lesson that was written before a crash is not paid for again', async () => {
  const store = memoryRunStore()
  await openLessonBook(store).learn('mineLog failed', async () => 'Find a tree.')
  const lessons = await openLessonBook(store).learn('mineLog failed', async () => 'Find a bush.')
  expect(lessons).toEqual(['Find a tree.'])
})

describe('the AutoGPT style', () => {
  test('goes on with the plan of the run it resumes', async () => {
    const store = memoryRunStore()
    const run = async (limit: number, model: ReturnType<typeof fakeModel>): Promise<readonly string[]> => {
      const actionAgent = scriptedActionAgent(makeProgram())
      const options = autoGpt({ environment: fakeEnvironment(), actionAgent, model, store })
      return (await createVoyager(options).learn({ until: tasks(limit), resume: true }).result).completed
    }
    await run(1, replying('Mine 1 oak_log\nCraft 4 oak_planks'))
    const model = replying('Craft 1 chest')
    expect(await run(3, model)).toEqual(['Mine 1 oak_log', 'Craft 4 oak_planks', 'Craft 1 chest'])
    expect(model.calls[0]?.messages.at(-1)?.text).toContain('Done: Mine 1 oak_log, Craft 4 oak_planks')
  })

  test('works through its plan and plans again when it is used up', async () => {
    const actionAgent = scriptedActionAgent(makeProgram())
    const model = replying('1. Mine 1 oak_log\n- Craft 4 oak_planks\n', 'Craft 1 crafting_table')
    const { completed } = await createVoyager(
      autoGpt({ environment: fakeEnvironment(), actionAgent, model }),
    ).learn({ until: tasks(3) }).result
    expect(completed).toEqual(['Mine 1 oak_log', 'Craft 4 oak_planks', 'Craft 1 crafting_table'])
  })

  test('goes on to the next attempt while the program fails', async () => {
    const actionAgent = scriptedActionAgent(makeProgram())
    const { failed } = await createVoyager(
      autoGpt({ environment: failing, actionAgent, model: replying('Mine 1 oak_log') }),
    ).learn({ until: tasks(1) }).result
    expect(failed).toEqual(['Mine 1 oak_log'])
  })

  test('uses a library without adding to it', async () => {
    const skillLibrary = fakeSkillLibrary()
    await skillLibrary.add(makeProgram('known'), { name: 'Known' })
    const actionAgent = scriptedActionAgent(makeProgram())
    const model = replying('Mine 1 oak_log')
    await createVoyager(autoGpt({ environment: fakeEnvironment(), actionAgent, model, skillLibrary })).learn({
      until: tasks(1),
    }).result
    expect({
      shown: actionAgent.requests[0]?.skills.map(({ name }) => name),
      added: skillLibrary.added.length,
    }).toEqual({ shown: ['known'], added: 1 })
  })

  test('waits for a model that does not answer', async () => {
    const clock = instantClock()
    const model = fakeModel().respond(new Error('503')).respond(new AIMessage('Mine 1 oak_log'))
    const actionAgent = scriptedActionAgent(makeProgram())
    const { completed } = await createVoyager({
      ...autoGpt({ environment: fakeEnvironment(), actionAgent, model }),
      clock,
    }).learn({ until: tasks(1) }).result
    expect({ completed, pauses: clock.sleepsMs.length }).toEqual({
      completed: ['Mine 1 oak_log'],
      pauses: 1,
    })
  })
})
