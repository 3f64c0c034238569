import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createActionAgent } from '@voyager-mc/action'
import { createCritic } from '@voyager-mc/critic'
import { createCurriculum, fixedCurriculum } from '@voyager-mc/curriculum'
import { ModelOutputError, ModelUnavailableError } from '@voyager-mc/core'
import { fakeEnvironment, makeObservation, makeStepResult } from '@voyager-mc/core/testing'
import type { ScriptedReply } from '@voyager-mc/scripted-model'
import { createVoyager, memoryRunStore, tasks } from '@voyager-mc/voyager'
import { recordModel } from '@voyager-mc/voyager/models'
import { createDefaultRoles } from '@voyager-mc/voyager/preset'
import { afterEach, describe, expect, test } from 'vitest'
import { closeProviders, connectProvider, providers } from './providers/connect-provider.ts'

afterEach(closeProviders)

const verdict = '{"reasoning":"held","success":true,"critique":""}'
const program = '```javascript\nasync function mineLog(bot) {\n  await mineBlock(bot, "oak_log", 1)\n}\n```'
const primitives = 'async function mineBlock(bot, name, count)'
const request = {
  task: { name: 'Look around' },
  before: makeObservation(),
  step: makeStepResult(),
  observation: makeObservation(),
  skills: [],
}
const memory = { completed: ['Mine 1 wood log'], failed: [] }

const text = (said: string): ScriptedReply => ({ type: 'text', text: said })
const call = (name: string, given: string): ScriptedReply => ({
  type: 'tool-call',
  name,
  arguments: given,
})

describe.each(providers)('$title', (provider) => {
  test.each([false, true])(
    'answers by a text where a tool was asked for (streaming: %s)',
    async (streaming) => {
      const { model } = await connectProvider(provider, [text(`Here it is:\n${verdict}`)], { streaming })
      expect(await createCritic({ model, output: 'tool-call' }).evaluate(request)).toMatchObject({
        success: true,
      })
    },
  )

  test.each([false, true])('calls a tool in a stream as well (streaming: %s)', async (streaming) => {
    const { model } = await connectProvider(provider, [call('verdict', verdict)], { streaming })
    expect(await createCritic({ model, output: 'tool-call' }).evaluate(request)).toMatchObject({
      success: true,
    })
  })

  test.each([false, true])('thinks before it calls a tool (streaming: %s)', async (streaming) => {
    const thoughtful = { ...call('verdict', verdict), reasoning: `Not ${verdict.replace('true', 'false')}` }
    const { model } = await connectProvider(provider, [thoughtful], { streaming })
    expect(await createCritic({ model, output: 'tool-call' }).evaluate(request)).toMatchObject({
      success: true,
    })
  })

  test.each([false, true])('refuses where a tool was asked for (streaming: %s)', async (streaming) => {
    const refusal: ScriptedReply = { type: 'text', text: 'I cannot help with that.', isRefusal: true }
    const { model, server } = await connectProvider(provider, [refusal, call('verdict', verdict)], {
      streaming,
    })
    const judged = createCritic({ model, output: 'tool-call' }).evaluate(request)
    if (provider.failsOnRefusal === true) {
      expect(ModelUnavailableError.isInstance(await judged.catch((caught: unknown) => caught))).toBe(true)
      return
    }
    expect(await judged).toMatchObject({ success: true })
    expect(server.requests).toHaveLength(2)
  })

  test.each([false, true])('counts the tokens of a call of a tool (streaming: %s)', async (streaming) => {
    const usage = { promptTokens: 1000, completionTokens: 200, cachedTokens: 400, reasoningTokens: 50 }
    const { model } = await connectProvider(
      provider,
      ({ tools }) => (tools.length > 0 ? { ...call('verdict', verdict), usage } : text(program)),
      { streaming },
    )
    const store = memoryRunStore()
    const roles = await createDefaultRoles({
      version: '1.19.4',
      primitives,
      store,
      model,
      roles: { critic: { output: 'tool-call' } },
    })
    const curriculum = fixedCurriculum([{ name: 'Explore the hills' }])
    const voyager = createVoyager({ environment: fakeEnvironment(), ...roles, curriculum, store })
    await voyager.learn({ until: tasks(1) }).result
    const records = await Array.fromAsync(store.readJournal())
    const uses = records.flatMap(({ event }) => (event.type === 'model-use' ? [event] : []))
    // Anthropic's stream tells a first count before the whole one, and LangChain's client adds the two.
    const outputTokens = provider.dialect === 'anthropic' && streaming ? 201 : 200
    expect(uses.find(({ step }) => step === 'evaluate')).toMatchObject({ inputTokens: 1000, outputTokens })
  })

  test('calls a tool of another name, and one without arguments', async () => {
    const { model, server } = await connectProvider(provider, [
      call('no_such_tool', '{}'),
      call('something_else', verdict),
    ])
    expect(await createCritic({ model, output: 'tool-call' }).evaluate(request)).toMatchObject({
      success: true,
    })
    expect(server.requests).toHaveLength(2)
  })

  test.each([
    ['nothing', ''],
    ['blank lines', '\n \n'],
    ['thoughts that never end', '<think>\nI wonder'],
    ['a list for an object', '[1, 2, 3]'],
    ['an object of other fields', '{"answer": 42}'],
    ['null', 'null'],
    ['a page', '<!doctype html><html><body>Bad gateway</body></html>'],
    ['letters without end', 'a'.repeat(300_000)],
    ['no valid Unicode', '\uD83D'],
  ])('is asked again after a reply with %s', async (_what, said) => {
    const { model, server } = await connectProvider(provider, [
      text(said),
      text('{"reasoning": "", "task": "Mine 1 dirt"}'),
      text('Answer: by hand.'),
    ])
    const task = await createCurriculum({ model, memory }).propose(makeObservation())
    expect(task.name).toBe('Mine 1 dirt')
    expect(server.requests[1]?.messages.length).toBeGreaterThan(server.requests[0]?.messages.length ?? 0)
  })

  test.each([false, true])(
    'calls a tool for the default roles, also when its answers are recorded (streaming: %s)',
    async (streaming) => {
      const { model, server } = await connectProvider(
        provider,
        ({ messages }) =>
          messages[0]?.content.startsWith('You check') === true
            ? call('verdict', verdict)
            : call('proposal', '{"reasoning":"","task":"Mine 1 dirt"}'),
        { streaming },
      )
      const folder = await mkdtemp(join(tmpdir(), 'cassette-'))
      const output = 'tool-call'
      const roles = await createDefaultRoles({
        version: '1.19.4',
        primitives,
        model: recordModel(model, join(folder, 'replies.ndjson')),
        roles: { critic: { output }, curriculum: { output, rules: [], knownAnswer: () => 'By hand.' } },
      })
      const task = await roles.curriculum.propose(makeObservation())
      const critique = await roles.critic.evaluate({ ...request, task: { name: 'Explore the hills' } })
      await rm(folder, { recursive: true })
      expect([task?.name, critique.success]).toEqual(['Mine 1 dirt', true])
      expect(server.requests.map(({ tools }) => tools.length)).toEqual([1, 1])
    },
  )

  test('is asked by a tool where its model says that it has structured output, and by text elsewhere', async () => {
    const isHeld = provider.holdsForms === true
    const { model, server } = await connectProvider(provider, [
      isHeld ? call('critique', verdict) : text(verdict),
    ])
    const { critic } = await createDefaultRoles({ version: '1.19.4', primitives, model })
    const task = { name: 'Explore the hills' }
    expect(await critic.evaluate({ ...request, task })).toMatchObject({ success: true })
    expect(server.requests.map(({ tools }) => tools.length)).toEqual([isHeld ? 1 : 0])
    expect(server.requests[0]?.messages[0]?.content.includes('JSON object')).toBe(!isHeld)
  })

  test('is asked for text once it refused the tool', async () => {
    const refusal: ScriptedReply = { type: 'status', status: 400, message: 'tools are not supported.' }
    const { model, server } = await connectProvider(provider, ({ tools }) =>
      tools.length > 0 ? refusal : text(verdict),
    )
    const notices: string[] = []
    const { critic } = await createDefaultRoles({
      version: '1.19.4',
      primitives,
      model,
      onReplyFormNotice: (message) => notices.push(message),
    })
    const task = { name: 'Explore the hills' }
    for (const _time of [1, 2])
      expect(await critic.evaluate({ ...request, task })).toMatchObject({ success: true })
    const isHeld = provider.holdsForms === true
    expect(server.requests.map(({ tools }) => tools.length)).toEqual(isHeld ? [1, 0, 0] : [0, 0])
    expect(notices).toHaveLength(isHeld ? 1 : 0)
  })

  test('whatever it goes on to say, a role ends with an error of its own', async () => {
    for (const said of ['', '{', 'I am sorry, but no.', '```js\n```', '{"success": "perhaps"}']) {
      const { model } = await connectProvider(provider, () => text(said))
      const roles = [
        createCritic({ model }).evaluate(request),
        createActionAgent({ model, primitives }).generate(request),
        createCurriculum({ model, memory }).propose(makeObservation()),
      ]
      for (const error of await Promise.all(roles.map((role) => role.catch((caught: unknown) => caught))))
        expect([said, ModelOutputError.isInstance(error) || ModelUnavailableError.isInstance(error)]).toEqual(
          [said, true],
        )
    }
  })

  test('gives a program after a call of a tool that nobody offered', async () => {
    const { model, server } = await connectProvider(provider, [
      call('run_code', '{"code": "mine"}'),
      text(program),
    ])
    const written = await createActionAgent({ model, primitives }).generate(request)
    expect(written.name).toBe('mineLog')
    expect(server.requests).toHaveLength(2)
  })
})
