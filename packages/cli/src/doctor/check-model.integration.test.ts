import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import {
  startScriptedModel,
  type ScriptedModel,
  type StartScriptedModelOptions,
} from '@voyager-mc/scripted-model'
import { afterEach, describe, expect, test } from 'vitest'
import { checkModel } from './check-model.ts'
import type { ModelSettings } from './model-check.ts'
import { renderFinding } from './finding.ts'

const started: ScriptedModel[] = []
const servers: Server[] = []
afterEach(async () => {
  for (const model of started.splice(0)) await model.close()
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

const goodReply = {
  type: 'text',
  text: '{"reasoning": "one log is held", "success": true, "critique": ""}',
} as const

async function startModel(options: Partial<StartScriptedModelOptions> = {}): Promise<string> {
  const model = await startScriptedModel({ replies: [goodReply], ...options })
  started.push(model)
  return model.url
}

/** A web server that says the same to everything. */
async function startOther(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`
}

async function check(
  settings: ModelSettings,
  { key, replyTimeoutMs }: { readonly key?: string; readonly replyTimeoutMs?: number } = {},
): Promise<readonly string[]> {
  const findings = await checkModel(settings, {
    signal: new AbortController().signal,
    variables: key === undefined ? {} : { OPENAI_API_KEY: key },
    ...(replyTimeoutMs !== undefined && { replyTimeoutMs }),
  })
  return findings.map(renderFinding)
}

test('a model that is as it should be gets five good lines', async () => {
  const baseUrl = await startModel()
  expect(await check({ model: 'scripted', baseUrl, embeddings: 'scripted' })).toEqual([
    'ok       model key: none is set, as servers of one’s own want none.',
    `ok       model URL: ${baseUrl} answers.`,
    'ok       model name: scripted is among its models.',
    'ok       model: scripted answers.',
    'ok       structured output: the model answers in the format it was asked for.',
    'ok       embeddings: scripted gives vectors of 256 numbers.',
  ])
})

test('without a model the rules decide', async () => {
  expect(await check({})).toEqual([
    'ok       model: none is set, so the rules of the tech tree decide.',
    'ok       embeddings: none are set, so words are compared.',
  ])
})

describe('the key', () => {
  test.each([
    ['gpt-4o', 'OPENAI_API_KEY'],
    ['anthropic:claude-sonnet-4', 'ANTHROPIC_API_KEY'],
    ['groq:llama-3.3-70b', 'GROQ_API_KEY'],
  ])('of %s is looked for in %s, and nothing is asked without it', async (model, variable) => {
    expect(await check({ model })).toEqual([
      `problem  model key: ${variable} is not set. Set ${variable}, or pass --base-url for a server that wants no key.`,
      'ok       embeddings: none are set, so words are compared.',
    ])
  })

  test('is sent to the endpoint', async () => {
    const baseUrl = await startModel({ key: 'right' })
    const lines = await check({ model: 'scripted', baseUrl, embeddings: 'scripted' }, { key: 'right' })
    expect(lines[0]).toBe('ok       model key: OPENAI_API_KEY is set.')
    expect(lines.every((line) => line.startsWith('ok'))).toBe(true)
  })

  test('may be refused', async () => {
    const baseUrl = await startModel({ key: 'right' })
    expect(await check({ model: 'scripted', baseUrl }, { key: 'wrong' })).toContain(
      `problem  model URL: ${baseUrl} refuses the key (HTTP 401). Set OPENAI_API_KEY to a key it takes.`,
    )
  })
})

describe('the URL', () => {
  test('may be one where nothing listens', async () => {
    const lines = await check({ model: 'scripted', baseUrl: 'http://127.0.0.1:1/v1' })
    expect(lines[1]).toMatch(
      /^problem {2}model URL: http:\/\/127\.0\.0\.1:1\/v1 does not answer \(.+\)\. Start the model server, or correct --base-url\.$/,
    )
    expect(lines).toHaveLength(3)
  })

  test('may lead to something that lists no models', async () => {
    const baseUrl = await startOther(404, 'not found')
    expect(await check({ model: 'scripted', baseUrl })).toContain(
      `warning  model URL: ${baseUrl} lists no models (HTTP 404). Check the URL; it often ends in /v1.`,
    )
  })

  test('may lead to a web page', async () => {
    const baseUrl = await startOther(200, '<html></html>')
    expect(await check({ model: 'scripted', baseUrl })).toContain(
      `warning  model URL: ${baseUrl}/models is no list of models. Check the URL; it often ends in /v1.`,
    )
  })
})

test('a model that the endpoint does not list is named with those it has', async () => {
  const baseUrl = await startModel({ models: ['llama3:8b', 'qwen3'] })
  expect(await check({ model: 'llama4', baseUrl })).toContain(
    'warning  model name: llama4 is not among its 2 models. Take one of llama3:8b, qwen3.',
  )
})

test.each([
  [404, 'Correct the name of the model, or the URL'],
  [429, 'Wait, or raise the limit of the account'],
  [401, 'Set a key that the provider takes'],
  [500, 'Look at the log of the model server, and try again'],
])('a model that answers with HTTP %d comes with its own remedy', async (status, remedy) => {
  const baseUrl = await startModel({ replies: [{ type: 'status', status, message: 'no' }] })
  const lines = await check({ model: 'scripted', baseUrl })
  const line = lines.find((text) => text.includes(' model: '))
  expect(line).toMatch(
    new RegExp(`^problem {2}model: scripted does not answer \\(.*no.*\\)\\. ${remedy}\\.$`),
  )
})

test('a model that never answers is given up', async () => {
  const baseUrl = await startModel({ replies: [{ type: 'hang' }] })
  expect(await check({ model: 'scripted', baseUrl }, { replyTimeoutMs: 300 })).toContain(
    'problem  model: scripted does not answer (nothing came within 300 ms). Wait until the server has loaded the model, or take a smaller one.',
  )
})

test('a model that chats instead of keeping to the format gets a warning', async () => {
  const baseUrl = await startModel({ replies: [{ type: 'text', text: 'Sure! What would you like?' }] })
  expect(await check({ model: 'scripted', baseUrl })).toContain(
    'warning  structured output: the model does not answer in the format it was asked for. Expect rejected replies; a larger model makes fewer.',
  )
})

test('a model without words gets a warning', async () => {
  const baseUrl = await startModel({ replies: [{ type: 'text', text: '' }] })
  expect(await check({ model: 'scripted', baseUrl })).toContain(
    'warning  model: scripted answers with an empty text. Take another model.',
  )
})

describe('embeddings', () => {
  test('that do not answer are a problem', async () => {
    const baseUrl = await startOther(404, '{"error":{"message":"no such model"}}')
    const lines = await check({ baseUrl, embeddings: 'ada' })
    expect(lines[1]).toMatch(
      /^problem {2}embeddings: ada does not answer \(.+\)\. Correct --embeddings, or leave it out\.$/,
    )
  })

  test('without numbers are a problem', async () => {
    const baseUrl = await startOther(200, '{"data":[{"index":0,"embedding":[]}]}')
    expect((await check({ baseUrl, embeddings: 'ada' }))[1]).toMatch(/^problem {2}embeddings: ada /)
  })
})
