import { AIMessage, HumanMessage, type BaseMessage } from '@langchain/core/messages'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createReplyAsker, type CreateReplyAskerOptions } from './create-reply-asker.ts'
import type { ChatModel } from './invoke-model.ts'
import { parseLenientJson } from './parse-lenient-json.ts'

const schema = z.object({ task: z.string() })
const holdsForms = { toolCalling: true, structuredOutput: true }

/** A model that writes down in which form it was asked; `refuse` throws at calls of the tool, at both, or at none. */
function askedModel({
  profile,
  refuses = 'nothing',
  status = 400,
  ignores,
}: {
  readonly profile?: object
  readonly refuses?: 'nothing' | 'tools' | 'everything'
  readonly status?: number
  /** Text in the place of a call of the tool. */
  readonly ignores?: string
}): { readonly model: ChatModel; readonly forms: readonly string[] } {
  const forms: string[] = []
  const invoke = (form: string) => async (messages: unknown) => {
    const told = (messages as readonly BaseMessage[])[0]?.text // The roles pass lists of messages.
    forms.push(`${form} after ${told}`)
    if (refuses === 'everything' || (refuses === 'tools' && form === 'tool'))
      throw Object.assign(new Error('tools are not supported'), { status })
    if (form === 'tool' && ignores !== undefined) return new AIMessage(ignores)
    return form === 'tool'
      ? new AIMessage({ content: '', tool_calls: [{ name: 'proposal', args: { task: 'a' }, id: '1' }] })
      : new AIMessage('{"task":"b"}')
  }
  const bindTools = () => ({ invoke: invoke('tool') })
  return { model: Object.assign({ invoke: invoke('text'), bindTools }, profile && { profile }), forms }
}

function asker(model: ChatModel, options: Pick<CreateReplyAskerOptions, 'output' | 'onNotice'>) {
  const ask = createReplyAsker(model, { name: 'proposal', schema, ...options })
  return () =>
    ask({
      messages: (form) => [new HumanMessage(form)],
      runName: 'curriculum',
      maxReplies: 1,
      read: (text) => {
        const task = schema.safeParse(parseLenientJson(text)[0]).data?.task
        return task === undefined
          ? { status: 'refused', problem: 'no task' }
          : { status: 'read', value: task }
      },
    })
}

test.each<readonly [CreateReplyAskerOptions['output'], object | undefined, string]>([
  ['auto', holdsForms, 'tool after tool-call'],
  ['auto', { toolCalling: true, structuredOutput: false }, 'text after text'],
  ['auto', { toolCalling: true }, 'text after text'],
  ['auto', { structuredOutput: true }, 'text after text'],
  ['auto', {}, 'text after text'],
  ['auto', undefined, 'text after text'],
  ['text', holdsForms, 'text after text'],
  ['tool-call', {}, 'tool after tool-call'],
])('the output %s of a model with the profile %o is a %s', async (output, profile, form) => {
  const { model, forms } = askedModel(profile === undefined ? {} : { profile })
  expect(await asker(model, { output })()).toBe(form.startsWith('tool') ? 'a' : 'b')
  expect(forms).toEqual([form])
})

test('a model that takes no tools is asked for text, whatever its profile says', async () => {
  const model = { invoke: async () => new AIMessage('{"task":"b"}'), profile: holdsForms }
  expect(await asker(model, { output: 'auto' })()).toBe('b')
})

test.each([400, 404, 422])(
  'asks for text once a provider refused the tool by %d, and says so once',
  async (status) => {
    const { model, forms } = askedModel({ profile: holdsForms, refuses: 'tools', status })
    const notices: string[] = []
    const ask = asker(model, { output: 'auto', onNotice: (message) => notices.push(message) })
    expect([await ask(), await ask(), await ask()]).toEqual(['b', 'b', 'b'])
    expect(forms).toEqual(['tool after tool-call', 'text after text', 'text after text', 'text after text'])
    expect(notices).toEqual([
      'The curriculum model refused a tool for its replies; it is asked for text from now on.',
    ])
  },
)

test.each([
  ['prose', 'I would mine some logs.', ['tool after tool-call', 'text after text', 'text after text']],
  ['the right object', '{"task":"b"}', ['tool after tool-call', 'text after text']],
])('asks for text once a server paid no heed to the tool and sent %s', async (_what, content, expected) => {
  const { model, forms } = askedModel({ profile: holdsForms, ignores: content })
  const notices: string[] = []
  const ask = asker(model, { output: 'auto', onNotice: (message) => notices.push(message) })
  expect([await ask(), await ask()]).toEqual(['b', 'b'])
  expect(forms).toEqual(expected)
  expect(notices).toEqual([
    'The curriculum model paid no heed to a tool for its replies; it is asked for text from now on.',
  ])
})

test('keeps the tool when the text was refused as well', async () => {
  const { model, forms } = askedModel({ profile: holdsForms, refuses: 'everything' })
  const notices: string[] = []
  const ask = asker(model, { output: 'auto', onNotice: (message) => notices.push(message) })
  await expect(ask()).rejects.toMatchObject({ fault: { kind: 'bad-request' } })
  await expect(ask()).rejects.toMatchObject({ fault: { kind: 'bad-request' } })
  expect([forms.filter((form) => form.startsWith('tool')).length, notices]).toEqual([2, []])
})

test.each([401, 429, 500])('leaves a status of %d to who asked', async (status) => {
  const { model, forms } = askedModel({ profile: holdsForms, refuses: 'tools', status })
  await expect(asker(model, { output: 'auto' })()).rejects.toMatchObject({ fault: { status } })
  expect(forms).toHaveLength(1)
})

test('does not go on with text where the tool was asked for by name', async () => {
  const { model, forms } = askedModel({ profile: {}, refuses: 'tools' })
  await expect(asker(model, { output: 'tool-call' })()).rejects.toMatchObject({ fault: { status: 400 } })
  expect(forms).toHaveLength(1)
})
