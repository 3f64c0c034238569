import { AIMessage, HumanMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { FakeListChatModel } from '@langchain/core/utils/testing'
import { InvalidArgumentError, ModelOutputError, ModelUnavailableError } from '@voyager-mc/core'
import { makeObservation, makeProgramScope } from '@voyager-mc/core/testing'
import { expect, test } from 'vitest'
import { createActionAgent } from './create-action-agent.ts'
import { toRunnable } from './to-runnable.ts'

const mineBlock = {
  name: 'mineBlock',
  summary: 'Mines.',
  parameters: [
    { name: 'name', type: 'string', summary: 'block name' },
    { name: 'count', type: 'number', summary: 'how many', fallback: 1 },
  ],
  example: 'await mineBlock(bot, "dirt")',
}
const primitives = [mineBlock]
const request = { task: { name: 'Mine 1 oak_log' }, observation: makeObservation(), skills: [] }
const reply = (code: string): AIMessage => new AIMessage(`\`\`\`javascript\n${code}\n\`\`\``)
const good = 'async function mineLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}'

test('gives the program of the reply', async () => {
  const program = await createActionAgent({ model: fakeModel().respond(reply(good)), primitives }).generate(
    request,
  )
  expect(program).toEqual({ name: 'mineLog', source: good })
})

test('sends a syntax error back with its line', async () => {
  const model = fakeModel().respond(reply('async function a(bot) {\n  x("\n}')).respond(reply(good))
  await createActionAgent({ model, primitives }).generate(request)
  expect(model.calls[1]?.messages.at(-1)?.text).toContain('Unterminated string constant at line 2: x("')
})

/** A program that calls without await where nobody can add one. */
const faultyCode =
  'async function mineLog(bot) {\n  ["oak_log"].map((name) => { mineBlock(bot, name, 1) })\n}'

test('sends findings of the checks back', async () => {
  const model = fakeModel().respond(reply(faultyCode)).respond(reply(good))
  const program = await createActionAgent({ model, primitives }).generate(request)
  expect(program.source).toBe(good)
  expect(model.calls[1]?.messages.at(-1)?.text).toMatchInlineSnapshot(`
    "The program was not run, it cannot work yet:
    - line 2: mineBlock(…) is not awaited; write await mineBlock(…).
    Reply with the whole corrected program."
  `)
})

test('gives out the last program although the checks object', async () => {
  const model = fakeModel().respond(reply(faultyCode)).respond(reply(faultyCode))
  const program = await createActionAgent({ model, primitives, maxReplies: 2 }).generate(request)
  expect(program.source).toBe(faultyCode)
})

test('adds a missing await and tells of it with the next attempt instead of asking again', async () => {
  const model = fakeModel()
    .respond(reply(good.replace('await ', '')))
    .respond(reply(good))
  const agent = createActionAgent({ model, primitives })
  const program = await agent.generate(request)
  const note = 'line 2: `await` was added before mineBlock'
  expect(program).toEqual({ name: 'mineLog', source: good, notes: [note] })
  await agent.generate({ ...request, previous: { program } })
  expect(model.calls).toHaveLength(2)
  expect(model.calls[1]?.messages.at(-1)?.text.split(note)).toHaveLength(2)
})

test('throws the last reply when none holds a program', async () => {
  const model = fakeModel().respond(new AIMessage('no')).respond(new AIMessage('never'))
  const agent = createActionAgent({ model, primitives, maxReplies: 2 })
  const error = await agent.generate(request).catch((caught: unknown) => caught)
  expect(ModelOutputError.isInstance(error) && error.rawText).toBe('never')
})

test('knows the names of retrieved skills and of primitives given as text', async () => {
  const code = 'async function go(bot) {\n  await chopTree(bot)\n  await mineBlock(bot, "dirt", 1)\n}'
  const model = fakeModel().respond(reply(code))
  const skill = {
    name: 'chopTree',
    source: 'async function chopTree(bot) {}',
    description: '',
    task: '',
    version: 1,
  }
  const agent = createActionAgent({
    model,
    primitives: '// Mines.\nasync function mineBlock(bot, name, count = 1)',
  })
  expect((await agent.generate({ ...request, skills: [skill] })).name).toBe('go')
})

test('refuses a main function with the name of a primitive', async () => {
  const model = fakeModel().respond(reply('async function mineBlock(bot) {}')).respond(reply(good))
  await createActionAgent({ model, primitives }).generate(request)
  expect(model.calls[1]?.messages.at(-1)?.text).toContain('mineBlock is a given function')
})

test('leaves braces in code as they are', async () => {
  const model = fakeModel().respond(reply(good))
  const program = { name: 'x', source: 'async function x(bot) { return `${{a: {b: 1}}}` }' }
  const text = '// {curly} {{double}}\nasync function mineBlock(bot)'
  await createActionAgent({ model, primitives: text }).generate({ ...request, previous: { program } })
  const [system, human] = model.calls[0]?.messages ?? []
  expect(system?.text).toContain('// {curly} {{double}}')
  expect(human?.text).toContain(program.source)
})

test('reports a failing model as unavailable', async () => {
  const agent = createActionAgent({ model: fakeModel().alwaysThrow(new Error('429')), primitives })
  const error = await agent.generate(request).catch((caught: unknown) => caught)
  expect(ModelUnavailableError.isInstance(error)).toBe(true)
})

test('rejects with the reason of a signal aborted while the model thinks', async () => {
  const controller = new AbortController()
  const reason = new Error('stop')
  const model = { invoke: async () => Promise.reject(new Error('AbortError')) }
  const agent = createActionAgent({ model, primitives })
  const generation = agent.generate(request, { signal: controller.signal })
  controller.abort(reason)
  await expect(generation).rejects.toBe(reason)
})

test('is a runnable whose name and model calls reach the callbacks', async () => {
  const names: string[] = []
  const runnable = toRunnable(createActionAgent({ model: fakeModel().respond(reply(good)), primitives }))
  const program = await runnable.invoke(request, {
    callbacks: [
      {
        handleChainStart: (_chain, _inputs, _id, _parent, _tags, _metadata, _type, name) =>
          void names.push(name ?? ''),
        handleChatModelStart: (_model, _messages, _id, _parent, _extra, _tags, _metadata, name) =>
          void names.push(name ?? ''),
      },
    ],
  })
  expect(program.name).toBe('mineLog')
  expect(names).toEqual(['action', 'action'])
})

test('streams the program text while it is written', async () => {
  const model = new FakeListChatModel({ responses: [`\`\`\`js\n${good}\n\`\`\``] })
  const runnable = toRunnable(createActionAgent({ model, primitives }))
  const pieces: string[] = []
  for await (const { event, data } of runnable.streamEvents(request, { version: 'v2' })) {
    if (event === 'on_chat_model_stream') pieces.push(String(data.chunk?.content))
  }
  expect(pieces.join('')).toContain(good)
  expect(pieces.length).toBeGreaterThan(10)
})

test.each([0, -1, 1.5])('refuses %d replies', (maxReplies) => {
  expect(() => createActionAgent({ model: fakeModel(), primitives, maxReplies })).toThrow(/at least 1/)
})

test('tells the model of the primitives that the environment has, whatever its own list says', async () => {
  const hop = { ...mineBlock, name: 'hop', summary: 'Hops.', parameters: [] }
  const hidden = { ...hop, name: 'hide', summary: 'Hides.', isUnlisted: true }
  const code = 'async function hopTwice(bot) {\n  await hop(bot)\n  await hide(bot)\n}'
  const model = fakeModel().respond(reply(good)).respond(reply(code))
  const agent = createActionAgent({ model, primitives })
  const program = await agent.generate({ ...request, primitives: [hop, hidden], scope: makeProgramScope() })
  const [system] = model.calls[0]?.messages ?? []
  expect(system?.text).toContain('Given async functions:\nhop(bot) // Hops.')
  expect(system?.text).not.toMatch(/mineBlock|hide/)
  expect(model.calls[1]?.messages.at(-1)?.text).toContain('mineBlock')
  expect(program.source).toBe(code)
})

test('needs a list from one of the two', async () => {
  const generating = createActionAgent({ model: fakeModel() }).generate(request)
  await expect(generating).rejects.toSatisfy(InvalidArgumentError.isInstance)
})

test('lets programs call learned skills that are not shown in full', async () => {
  const code = 'async function craftBoth(bot) {\n  await mineEightCobblestone(bot)\n}'
  const otherSkills = [{ name: 'mineEightCobblestone', description: 'Mines cobblestone.' }]
  const model = fakeModel().respond(reply(code))
  const agent = createActionAgent({ model, primitives, scope: makeProgramScope() })
  expect(await agent.generate({ ...request, otherSkills })).toMatchObject({ name: 'craftBoth' })
  expect(model.calls[0]?.messages[0]?.text).toContain('\nmineEightCobblestone: Mines cobblestone.')
})

test('gives out the first of several programs that the checks have nothing against', async () => {
  const faulty = reply(faultyCode)
  const model = fakeModel().respond(faulty).respond(reply(good)).respond(faulty)
  const program = await createActionAgent({ model, primitives, candidates: 3 }).generate(request)
  expect(program.source).toContain('await mineBlock')
  expect(model.calls).toHaveLength(3)
})

test('asks again when all of several programs have faults', async () => {
  const faulty = reply(faultyCode)
  const model = fakeModel().respond(faulty).respond(faulty).respond(faulty).respond(reply(good))
  const program = await createActionAgent({ model, primitives, candidates: 2 }).generate(request)
  expect(program.source).toContain('await mineBlock')
  expect(model.calls).toHaveLength(4)
})

test.each([0, 1.5])('refuses %s candidates', (candidates) => {
  expect(() => createActionAgent({ model: fakeModel(), candidates })).toThrow(
    `candidates is ${candidates}; use a whole number of at least 1.`,
  )
})

test('takes prompts and examples of one’s own', async () => {
  const model = fakeModel().respond(reply(good))
  await createActionAgent({
    model,
    primitives,
    systemPrompt: ({ skills }) => `Write. Skills: ${skills.length}`,
    requestPrompt: ({ task }) => `Do: ${task.name}`,
    examples: [new HumanMessage('Do: nothing'), new AIMessage('Nothing.')],
  }).generate(request)
  expect(model.calls[0]?.messages.map(({ text }) => text)).toEqual([
    'Write. Skills: 0',
    'Do: nothing',
    'Nothing.',
    'Do: Mine 1 oak_log',
  ])
})
