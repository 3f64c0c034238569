import { AIMessage, HumanMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { ModelOutputError, ModelUnavailableError, seededRandom } from '@voyager-mc/core'
import { makeObservation } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createCurriculum } from './create-curriculum.ts'

const memory = { completed: ['Mine 1 wood log'], failed: [] }
const propose = (task: string): AIMessage => new AIMessage(JSON.stringify({ reasoning: 'next', task }))
const answer = new AIMessage('Answer: use a pickaxe.')

test('begins with wood without asking a model', async () => {
  const curriculum = createCurriculum({ model: fakeModel() })
  expect(await curriculum.propose(makeObservation())).toMatchObject({ name: 'Mine 1 wood log' })
})

test('proposes what the model says, with a context that answers how to do it', async () => {
  const model = fakeModel().respond(propose('Mine 3 iron_ore.')).respond(answer)
  const task = await createCurriculum({ model, memory }).propose(makeObservation())
  expect(task).toEqual({
    name: 'Mine 3 iron_ore',
    reasoning: 'next',
    context: 'Question: How to mine 3 iron ore in Minecraft?\nAnswer: use a pickaxe.',
  })
})

test('sends a refused task back with the objection', async () => {
  const model = fakeModel().respond(propose('Mine 1 dream')).respond(propose('Mine 1 dirt')).respond(answer)
  const validate = ({ name }: { readonly name: string }): string | undefined =>
    name.includes('dream') ? 'There is no dream.' : undefined
  const task = await createCurriculum({ model, memory, validate }).propose(makeObservation())
  expect(task.name).toBe('Mine 1 dirt')
  expect(model.calls[1]?.messages.at(-1)?.text).toContain('There is no dream.')
})

test('sends a resting task back with how many others come first', async () => {
  const model = fakeModel().respond(propose('Mine 1 diamond')).respond(propose('Mine 1 dirt')).respond(answer)
  const resting = new Map([['Mine 1 diamond', 2]])
  const task = await createCurriculum({ model, memory }).propose(makeObservation(), { resting })
  expect(task.name).toBe('Mine 1 dirt')
  expect(model.calls[1]?.messages.at(-1)?.text).toContain('It failed; 2 other tasks come first.')
})

test('lets the model choose where the task of a rule rests', async () => {
  const model = fakeModel().respond(propose('Mine 1 dirt')).respond(answer)
  const observation = makeObservation({ usedSlots: 35 })
  const resting = new Map([['Craft 1 chest', 1]])
  const task = await createCurriculum({ model, memory }).propose(observation, { resting })
  expect(task.name).toBe('Mine 1 dirt')
})

test('throws when no proposal is accepted', async () => {
  const model = fakeModel().respond(propose('Mine 1 dream')).respond(propose('Mine 2 dream'))
  const curriculum = createCurriculum({ model, memory, validate: () => 'No.', maxReplies: 2 })
  const error = await curriculum.propose(makeObservation()).catch((caught: unknown) => caught)
  expect(ModelOutputError.isInstance(error) && error.rawText).toContain('Mine 2 dream')
})

test('reports a failing model as unavailable', async () => {
  const model = fakeModel().alwaysThrow(new Error('503'))
  const error = await createCurriculum({ model, memory })
    .propose(makeObservation())
    .catch((caught: unknown) => caught)
  expect(ModelUnavailableError.isInstance(error)).toBe(true)
})

test('rejects with the reason of an aborted signal', async () => {
  const reason = new Error('enough')
  const curriculum = createCurriculum({ model: fakeModel(), memory })
  await expect(curriculum.propose(makeObservation(), { signal: AbortSignal.abort(reason) })).rejects.toBe(
    reason,
  )
})

test('asks questions of its own from fifteen completed tasks on and shows the answers', async () => {
  const completed = Array.from({ length: 15 }, (_, index) => `Task ${index}`)
  const model = fakeModel().respond(new AIMessage('Question 1: What drops from a sheep?\nConcept 1: sheep'))
  model.respond(new AIMessage('Answer: fact 0.'))
  model.respond(propose('Kill 1 sheep')).respond(answer)
  const curriculum = createCurriculum({ model, memory: { completed, failed: [] }, random: () => 0 })
  await curriculum.propose(makeObservation())
  const text = model.calls[2]?.messages.at(-1)?.text
  expect(text).toContain('1. What drops from a sheep?\nAnswer: fact 0.')
})

test('asks no questions when chance leaves their answers out', async () => {
  const completed = Array.from({ length: 15 }, (_, index) => `Task ${index}`)
  const model = fakeModel().respond(propose('Mine 1 dirt')).respond(answer)
  await createCurriculum({ model, memory: { completed, failed: [] }, chance: 0 }).propose(makeObservation())
  // The proposal, and the explanation of its task.
  expect(model.calls).toHaveLength(2)
})

test('pays for the proposal alone when it may not ask questions', async () => {
  const completed = Array.from({ length: 15 }, (_, index) => `Task ${index}`)
  const model = fakeModel().respond(propose('Mine 1 dirt'))
  const curriculum = createCurriculum({ model, memory: { completed, failed: [] }, chance: 1 })
  expect(await curriculum.propose(makeObservation(), { questions: false })).toEqual({
    name: 'Mine 1 dirt',
    reasoning: 'next',
  })
  expect(model.calls).toHaveLength(1)
})

test('shows a beginner the same parts for the same seed', async () => {
  const shown = async (): Promise<string | undefined> => {
    const model = fakeModel().respond(propose('Mine 1 dirt')).respond(answer)
    const completed = Array.from({ length: 12 }, (_, index) => `Task ${index}`)
    await createCurriculum({ model, memory: { completed, failed: [] }, random: seededRandom(3) }).propose(
      makeObservation(),
    )
    return model.calls[0]?.messages.at(-1)?.text
  }
  expect(await shown()).toBe(await shown())
})

test('remembers failures with their reason and forgets them on success', async () => {
  const curriculum = createCurriculum({ model: fakeModel() })
  const task = { name: 'Mine 1 dirt' }
  await curriculum.record({ task, status: 'failed', attempts: 4, reason: 'no dirt' })
  await curriculum.record({ task, status: 'failed', attempts: 4, reason: 'too dark' })
  expect(curriculum.memory().failed).toEqual([{ name: 'Mine 1 dirt', failures: 2, reason: 'too dark' }])
  await curriculum.record({ task, status: 'completed', attempts: 1 })
  expect(curriculum.memory()).toEqual({ completed: ['Mine 1 dirt'], failed: [] })
})

test('does not count housekeeping as progress', async () => {
  const curriculum = createCurriculum({ model: fakeModel(), memory })
  const chests = [{ position: { x: 1, y: 64, z: 2 } }]
  const task = await curriculum.propose(makeObservation({ usedSlots: 33, chests }))
  expect(task.name).toBe('Deposit useless items into the chest at (1, 64, 2)')
  await curriculum.record({ task, status: 'completed', attempts: 1 })
  expect(curriculum.memory().completed).toEqual(['Mine 1 wood log'])
})

test('splits a goal into sub-goals', async () => {
  const model = fakeModel().respond(new AIMessage('```json\n["Mine 1 wood log", "Craft 1 furnace",]\n```'))
  const goal = { name: 'Craft 1 furnace', context: 'stone' }
  const goals = await createCurriculum({ model }).decompose(goal, makeObservation())
  expect(goals).toEqual([{ name: 'Mine 1 wood log' }, goal])
})

test('takes prompts and examples of one’s own', async () => {
  const model = fakeModel().respond(propose('Mine 3 iron_ore')).respond(answer)
  await createCurriculum({
    model,
    memory,
    systemPrompt: () => 'Propose.',
    requestPrompt: (input) => `Done: ${input.memory.completed.join()}`,
    examples: [new HumanMessage('Done: nothing'), propose('Mine 1 oak_log')],
  }).propose(makeObservation(), { questions: false })
  expect(model.calls[0]?.messages.map(({ text }) => text)).toEqual([
    'Propose.',
    'Done: nothing',
    propose('Mine 1 oak_log').text,
    'Done: Mine 1 wood log',
  ])
})

test('turns of user and model follow each other when a plan is asked for twice', async () => {
  const model = fakeModel().respond(new AIMessage('I cannot.')).respond(new AIMessage('["Craft 1 stick"]'))
  await createCurriculum({ model }).decompose({ name: 'Craft 1 stick' }, makeObservation())
  const turns = model.calls.map(({ messages }) => messages.map((message) => message.type))
  expect(turns).toEqual([
    ['system', 'human'],
    ['system', 'human', 'ai', 'human'],
  ])
  expect(model.calls[0]?.messages[1]?.text).toMatch(/Position: [\s\S]*\n\nFinal task: Craft 1 stick$/)
})
