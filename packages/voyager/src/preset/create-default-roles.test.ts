import { fakeModel } from '@langchain/core/testing'
import { AIMessage } from '@langchain/core/messages'
import { seededRandom } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createVoyager } from '../create-voyager.ts'
import { tasks } from '../stop-conditions/stop-conditions.ts'
import { memoryRunStore } from '../stores/memory-run-store.ts'
import { createDefaultRoles } from './create-default-roles.ts'

test('wires roles that learn a first task without a model', async () => {
  const roles = await createDefaultRoles({ version: '1.19.4', random: seededRandom(1) })
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: makeObservation({ inventory: { oak_log: 12 }, usedSlots: 1 }) }),
  })
  const { completed, skills } = await createVoyager({ environment, ...roles }).learn({ until: tasks(1) })
    .result
  expect({ kind: roles.kind, tasks: completed.length, skills: skills.length }).toEqual({
    kind: 'rules',
    tasks: 1,
    skills: 1,
  })
})

test('wires roles that ask a model for what the tech tree cannot say', async () => {
  const program =
    '```javascript\nasync function mineWood(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}\n```'
  const model = fakeModel()
    .respond(new AIMessage(program))
    .respond(new AIMessage('Mines one oak log by hand.'))
  const roles = await createDefaultRoles({
    version: '1.19.4',
    model,
    primitives: 'async function mineBlock(bot, name, count)',
  })
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: makeObservation({ inventory: { oak_log: 1 }, usedSlots: 1 }) }),
  })
  const { completed, skills } = await createVoyager({ environment, ...roles }).learn({ until: tasks(1) })
    .result
  expect({ kind: roles.kind, completed, skills }).toEqual({
    kind: 'model',
    completed: ['Mine 1 wood log'],
    skills: ['mineWood'],
  })
})

test('hands each role the further options of its factory', async () => {
  const reply = (text: string) => fakeModel().respond(new AIMessage(text))
  const curriculum = reply('Reasoning: Stone is next.\nTask: Explore the hills')
  const action = reply('```javascript\nasync function climb(bot) {\n  await moveTo(bot, 0, 64, 0)\n}\n```')
  const critic = reply('{"reasoning":"seen","success":true,"critique":""}')
  const { actionAgent, ...roles } = await createDefaultRoles({
    version: '1.19.4',
    model: fakeModel(),
    models: { curriculum, action, critic },
    primitives: 'async function moveTo(bot, x, y, z)',
    roles: {
      curriculum: {
        promptRules: ['Stay above sea level.'],
        rules: [],
        validate: () => undefined,
        knownAnswer: () => 'Walk.',
      },
      action: { rules: ['Never dig straight down.'] },
      critic: { rules: ['A view counts as a hill.'] },
    },
  })
  const observation = makeObservation({})
  const task = { name: 'Explore the hills' }
  await actionAgent.generate({ task, observation, skills: [] })
  await roles.critic.evaluate({ task, before: observation, step: makeStepResult({ observation }) })
  await roles.curriculum.propose(observation)
  const told = [curriculum, action, critic].map(({ calls }) => calls[0]?.messages[0]?.text)
  expect(told).toEqual([
    expect.stringContaining('Stay above sea level.'),
    expect.stringContaining('Never dig straight down.'),
    expect.stringContaining('A view counts as a hill.'),
  ])
})

const verdict = { reasoning: 'seen', success: true, critique: '' }

test.each([
  ['auto', 'tool'],
  [undefined, 'tool'],
  ['text', 'text'],
] as const)(
  'with the reply form %s a model with structured output is asked for a %s',
  async (replyForm, form) => {
    const answer = fakeModel().respondWithTools([{ name: 'critique', args: verdict }])
    const model = Object.assign(fakeModel().respond(new AIMessage(JSON.stringify(verdict))), {
      bindTools: () => answer,
    })
    Object.defineProperty(model, 'profile', { value: { toolCalling: true, structuredOutput: true } })
    const { critic } = await createDefaultRoles({
      version: '1.19.4',
      model,
      ...(replyForm && { replyForm }),
    })
    const step = makeStepResult()
    const request = { task: { name: 'Explore the hills' }, before: makeObservation(), step }
    expect(await critic.evaluate(request)).toMatchObject({ success: true })
    const system = [...model.calls, ...answer.calls][0]?.messages[0]?.text ?? ''
    expect([answer.calls.length, system.includes('JSON object')]).toEqual(
      form === 'tool' ? [1, false] : [0, true],
    )
  },
)

test('looks for skills by the plan of the tech tree when a model writes the programs', async () => {
  const { actionAgent } = await createDefaultRoles({ version: '1.19.4', model: fakeModel() })
  const names = await actionAgent.plannedNames?.({
    task: { name: 'Craft 1 iron pickaxe' },
    observation: makeObservation({ inventory: { stick: 2 } }),
  })
  expect(names?.slice(0, 2)).toEqual(['iron_pickaxe', 'iron_ingot'])
  for (const name of ['iron_ore', 'furnace', 'crafting_table', 'wood log']) expect(names).toContain(name)
})

test('continues the progress of a run', async () => {
  const store = memoryRunStore()
  const environment = fakeEnvironment({
    onStep: () =>
      makeStepResult({ observation: makeObservation({ inventory: { oak_log: 12 }, usedSlots: 1 }) }),
  })
  const first = await createDefaultRoles({ version: '1.19.4', store })
  await createVoyager({ environment, ...first, store }).learn({ until: tasks(1) }).result
  const second = await createDefaultRoles({ version: '1.19.4', store })
  const task = await second.curriculum.propose(makeObservation())
  expect(task?.name).not.toBe('Mine 3 wood log')
})

test('refuses a version nobody knows', async () => {
  await expect(createDefaultRoles({ version: '0.0.1' })).rejects.toThrow('0.0.1')
})

test('refuses a skill named like a primitive, and takes other names', async () => {
  const { skillLibrary } = await createDefaultRoles({ version: '1.19.4' })
  const program = { name: 'mineBlock', source: 'async function mineBlock(bot) {}' }
  await expect(skillLibrary.add(program, { name: 'Mine 1 oak_log' })).rejects.toThrow(
    'a primitive has this name',
  )
  const free = await createDefaultRoles({ version: '1.19.4', reservedNames: [] })
  await expect(free.skillLibrary.add(program, { name: 'Mine 1 oak_log' })).resolves.toBeDefined()
})

test('asks the given gate before a skill is admitted', async () => {
  const { skillLibrary } = await createDefaultRoles({
    version: '1.19.4',
    promote: async () => ({ status: 'failed', detail: 'No log.' }),
  })
  const program = { name: 'mineLog', source: 'async function mineLog(bot) {}' }
  await expect(skillLibrary.add(program, { name: 'Mine 1 oak_log' })).resolves.toHaveProperty('refused')
})

test('a strong model writes once the other one has failed a task', async () => {
  const program = (name: string): AIMessage =>
    new AIMessage(`\`\`\`js\nasync function ${name}(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}\n\`\`\``)
  const small = fakeModel().respond(program('bySmall'))
  const { actionAgent } = await createDefaultRoles({
    version: '1.19.4',
    model: small,
    models: { strongAction: fakeModel().respond(program('byStrong')) },
    strongAfter: 1,
    primitives: 'async function mineBlock(bot, name, count)',
  })
  const request = { task: { name: 'Mine 1 oak_log' }, observation: makeObservation(), skills: [] }
  expect((await actionAgent.generate(request)).name).toBe('bySmall')
  expect((await actionAgent.generate(request)).name).toBe('byStrong')
})

const named = (name: string): ReturnType<typeof fakeModel> => {
  const code = `async function ${name}(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}`
  const reply = new AIMessage(`\`\`\`js\n${code}\n\`\`\``)
  return [1, 2, 3, 4, 5, 6].reduce((model) => model.respond(reply), fakeModel())
}

test.each([
  [undefined, 2, ['first', 'second', 'third', 'third', 'third']],
  ['strong', 1, ['first', 'strong', 'strong', 'strong', 'strong']],
  ['strong', 2, ['first', 'second', 'strong', 'strong', 'strong']],
  ['strong', 3, ['first', 'second', 'third', 'strong', 'strong']],
  ['strong', 4, ['first', 'second', 'third', 'third', 'strong']],
])('attempts have models of their own, with %s after %i', async (strong, strongAfter, expected) => {
  const { actionAgent } = await createDefaultRoles({
    version: '1.19.4',
    model: named('other'),
    models: {
      actionByAttempt: [named('first'), named('second'), named('third')],
      ...(strong !== undefined && { strongAction: named(strong) }),
    },
    strongAfter,
    primitives: 'async function mineBlock(bot, name, count)',
  })
  const request = { task: { name: 'Mine 1 oak_log' }, observation: makeObservation(), skills: [] }
  const names: string[] = []
  for (let attempt = 0; attempt < 5; attempt += 1) names.push((await actionAgent.generate(request)).name)
  expect(names).toEqual(expected)
})

test('a strong model begins after a whole number of attempts', async () => {
  const roles = { version: '1.19.4', model: named('small'), models: { strongAction: named('strong') } }
  await expect(createDefaultRoles({ ...roles, strongAfter: 0.5 })).rejects.toThrow('strongAfter is 0.5')
})
