import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages'
import { fakeModel } from '@langchain/core/testing'
import { FakeStreamingChatModel } from '@langchain/core/utils/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestKey } from './cassette-request.ts'
import { recordModel } from './record-model.ts'
import { recordEmbeddings, replayEmbeddings } from './recorded-embeddings.ts'
import { replayModel } from './replay-model.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'voyager-cassette-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))

const question = [new SystemMessage('You are a critic.'), new HumanMessage('Did it work?')]

test('replays what was recorded, tokens included', async () => {
  const file = join(folder, 'deep/chat.ndjson')
  const usage_metadata = { input_tokens: 7, output_tokens: 2, total_tokens: 9 }
  const answer = Object.assign(new AIMessage('It did.'), { usage_metadata })
  await recordModel(fakeModel().respond(answer), file).invoke(question)
  const { text, usage_metadata: usage } = await (await replayModel(file)).invoke(question)
  expect({ text, usage }).toEqual({ text: 'It did.', usage: usage_metadata })
})

test('says which model gave an answer', async () => {
  const file = join(folder, 'named.ndjson')
  const model = fakeModel().respond(new AIMessage('yes'))
  model.invocationParams = () => ({ model: 'gpt-4o' })
  await recordModel(model, file).invoke('Really?')
  const { response_metadata: metadata } = await (await replayModel(file)).invoke('Really?')
  expect(metadata).toMatchObject({ model_name: 'gpt-4o' })
})

test('records a reply that is streamed, once it is whole', async () => {
  const file = join(folder, 'streamed.ndjson')
  const model = recordModel(new FakeStreamingChatModel({ responses: [new AIMessage('one two')] }), file)
  const pieces: string[] = []
  for await (const { text } of await model.stream('Count.')) pieces.push(text)
  expect(pieces.length).toBeGreaterThan(1)
  expect((await (await replayModel(file)).invoke('Count.')).text).toBe('one two')
})

test('answers equal requests in the order of the recording, the last answer for ever', async () => {
  const file = join(folder, 'order.ndjson')
  const recorded = recordModel(fakeModel().respond(new AIMessage('no')).respond(new AIMessage('yes')), file)
  await recorded.invoke('Again?')
  await recorded.invoke('Again?')
  const model = await replayModel(file)
  const replies = [await model.invoke('Again?'), await model.invoke('Again?'), await model.invoke('Again?')]
  expect(replies.map(({ text }) => text)).toEqual(['no', 'yes', 'yes'])
})

test('gives the next answer of the role to a request that was never made', async () => {
  const file = join(folder, 'series.ndjson')
  const ask = (role: string, text: string) => [new SystemMessage(`${role}\nRules …`), new HumanMessage(text)]
  const answers = ['log', 'yes', 'planks'].map((text) => new AIMessage(text))
  const recorded = recordModel(
    answers.reduce((fake, answer) => fake.respond(answer), fakeModel()),
    file,
  )
  await recorded.invoke(ask('You choose.', 'x=14.7'))
  await recorded.invoke(ask('You judge.', 'x=14.7'))
  await recorded.invoke(ask('You choose.', 'x=20.1'))
  const model = await replayModel(file)
  const reply = async (role: string, text: string): Promise<string> =>
    (await model.invoke(ask(role, text))).text
  expect([await reply('You choose.', 'x=14.8'), await reply('You choose.', 'x=20.1')]).toEqual([
    'log',
    'planks',
  ])
  await expect(reply('You choose.', 'x=30')).rejects.toThrow('holds no answer to "x=30"')
})

test('says which question it has no answer to', async () => {
  const file = join(folder, 'chat-only.ndjson')
  await recordModel(fakeModel().respond(new AIMessage('yes')), file).invoke('This?')
  await expect((await replayModel(file, { isExact: true })).invoke('That?')).rejects.toThrow(
    `The cassette ${file} holds no answer to "That?"; the recorded request most like it differs in message 1; record the run anew.`,
  )
})

test('holds no secret of the model, wherever a reply gives it back', async () => {
  const file = join(folder, 'secret.ndjson')
  const apiKey = 'k-3f9a7c55e1'
  const content = [
    { type: 'text', text: `Your key is ${apiKey}, or ${Buffer.from(apiKey).toString('base64')}.` },
  ]
  const model = Object.assign(fakeModel().respond(new AIMessage({ content })), { clientConfig: { apiKey } })
  await recordModel(model, file).invoke('Which key?')
  const text = await readFile(file, 'utf8')
  expect(text).not.toMatch(/3f9a7c|ay0zZjl/)
  expect((await (await replayModel(file)).invoke('Which key?')).text).toBe(
    'Your key is [redacted], or [redacted].',
  )
})

test('records no failure', async () => {
  const file = join(folder, 'failures.ndjson')
  const model = recordModel(fakeModel().respond(new Error('429')).respond(new AIMessage('now')), file)
  await expect(model.invoke('Hello')).rejects.toThrow('429')
  await model.invoke('Hello')
  expect((await (await replayModel(file)).invoke('Hello')).text).toBe('now')
})

test('keeps embeddings, too', async () => {
  const file = join(folder, 'vectors.ndjson')
  const embeddings = {
    embedDocuments: async (texts: string[]) => texts.map((text) => [text.length, 1]),
    embedQuery: async (text: string) => [text.length, 0],
  }
  const recorded = recordEmbeddings(embeddings, file)
  await recorded.embedDocuments(['one', 'three'])
  await recorded.embedQuery('query')
  const replayed = await replayEmbeddings(file)
  expect(await replayed.embedDocuments(['three', 'one'])).toEqual([
    [5, 1],
    [3, 1],
  ])
  expect(await replayed.embedQuery('query')).toEqual([5, 0])
  await expect(replayed.embedQuery('other')).rejects.toThrow('holds no vector of "other"')
})

test('names a cassette that is not there', async () => {
  await expect(replayModel(join(folder, 'none'))).rejects.toThrow('record one with recordModel first.')
})

test('names the line that cannot be read', async () => {
  const file = join(folder, 'broken.ndjson')
  await writeFile(file, '{"kind":"chat","key":"a","answer":{}}\n{"kind":"radio"}\n')
  await expect(replayModel(file)).rejects.toThrow(
    `Line 2 of the cassette ${file} cannot be read; record it anew.`,
  )
})

test('makes one key of equal requests, whatever the order of their fields', () => {
  expect(requestKey({ a: 1, b: { c: 2, d: undefined } })).toBe(requestKey({ b: { c: 2 }, a: 1 }))
  expect(requestKey({ a: 1 })).not.toBe(requestKey({ a: 2 }))
})

/** A model that tells its name. */
function named(name: string, ...replies: readonly string[]): ReturnType<typeof fakeModel> {
  const model = replies.reduce((fake, reply) => fake.respond(new AIMessage(reply)), fakeModel())
  model.invocationParams = () => ({ model: name })
  return model
}

test('gives the answers of the named model only, and refuses one that was not recorded', async () => {
  const file = join(folder, 'models.ndjson')
  await recordModel(named('large', 'large words'), file).invoke(question)
  await recordModel(named('small', 'small words'), file).invoke(question)
  const reply = async (model: string): Promise<string> =>
    (await (await replayModel(file, { model })).invoke(question)).text
  expect(await reply('small')).toBe('small words')
  expect(await reply('openai:large')).toBe('large words')
  await expect(replayModel(file, { model: 'medium' })).rejects.toThrow(
    `The cassette ${file} was recorded with large, small and holds nothing of medium; name the recorded model, or record the run anew.`,
  )
})

test('takes an answer for that of any model where its client named none, and of an older cassette the answer’s', async () => {
  const file = join(folder, 'unnamed.ndjson')
  await recordModel(fakeModel().respond(new AIMessage('somebody')), file).invoke(question)
  expect((await (await replayModel(file, { model: 'any' })).invoke(question)).text).toBe('somebody')
  const older = join(folder, 'older.ndjson')
  await writeFile(
    older,
    '{"kind":"chat","key":"a","series":"You are a critic.","answer":{"content":"old","model":"large"}}\n',
  )
  expect((await (await replayModel(older, { model: 'large' })).invoke(question)).text).toBe('old')
  await expect(replayModel(older, { model: 'small' })).rejects.toThrow('was recorded with large')
})

test('gives no answer of one shape to a request for another', async () => {
  const file = join(folder, 'shapes.ndjson')
  await recordModel(named('large', 'words'), file).invoke(question)
  const model = await replayModel(file)
  const again = [new SystemMessage('You are a critic.'), new HumanMessage('And now?')]
  const tool = { type: 'function', function: { name: 'judge', parameters: {} } }
  await expect(model.bindTools?.([tool]).invoke(again)).rejects.toThrow(
    'holds no answer to "And now?"; the recorded request most like it differs in the tools, message 2; record',
  )
  expect((await model.invoke(again)).text).toBe('words')
})

test('says of itself that it takes tools where the recording was made with some', async () => {
  const tool = { type: 'function', function: { name: 'judge', parameters: {} } }
  const asked = join(folder, 'with-tools.ndjson')
  const recorder = recordModel(named('large', 'words'), asked)
  await recorder.bindTools?.([tool]).invoke(question)
  expect((await replayModel(asked)).profile).toMatchObject({ toolCalling: true, structuredOutput: true })
  const plain = join(folder, 'without-tools.ndjson')
  await recordModel(named('large', 'words'), plain).invoke(question)
  expect((await replayModel(plain)).profile).toMatchObject({ toolCalling: false, structuredOutput: false })
})

test('refuses a tool that nobody was offered as a provider that takes none', async () => {
  const file = join(folder, 'other-tools.ndjson')
  const tool = (name: string) => ({ type: 'function', function: { name, parameters: {} } })
  const offered = recordModel(named('large', 'words'), file).bindTools?.([tool('propose')])
  await offered?.invoke(question)
  const again = [new SystemMessage('You are another.'), new HumanMessage('And now?')]
  const model = await replayModel(file)
  const refused = (name: string): unknown =>
    model
      .bindTools?.([tool(name)])
      .invoke(again)
      .catch((error: unknown) => Object(error).fault)
  expect([await refused('judge'), await refused('propose')]).toEqual([
    { kind: 'bad-request', remedy: 'request' },
    undefined,
  ])
})

test('a model that works for another one has its profile', () => {
  const profile = { toolCalling: true, structuredOutput: true }
  const model = Object.defineProperty(named('large', 'words'), 'profile', { value: profile })
  expect(recordModel(model, join(folder, 'unused.ndjson')).profile).toEqual(profile)
})

test('gives the vectors of the named model only', async () => {
  const file = join(folder, 'named-vectors.ndjson')
  const embeddings = (model: string, sign: number) => ({
    model,
    embedDocuments: async (texts: string[]) => texts.map(({ length }) => [sign * length]),
    embedQuery: async ({ length }: string) => [sign * length],
  })
  await recordEmbeddings(embeddings('large', 1), file).embedQuery('sheep')
  await recordEmbeddings(embeddings('small', -1), file).embedQuery('sheep')
  expect(await (await replayEmbeddings(file, { model: 'small' })).embedQuery('sheep')).toEqual([-5])
  await expect(replayEmbeddings(file, { model: 'medium' })).rejects.toThrow('holds nothing of medium')
})
