import type { AgentSettings } from './agent-settings.ts'
import type { Terminal } from './command.ts'
import type { Finding } from './finding.ts'
import { makeEmbeddings } from './open-agent.ts'

type ModelSettings = Pick<AgentSettings, 'model' | 'baseUrl' | 'embeddings'>

/** Whether the model has a key, exists, answers and keeps to a schema, and whether embeddings come. */
export async function checkModel(
  settings: ModelSettings,
  { variables, signal }: Pick<Terminal, 'variables' | 'signal'>,
): Promise<readonly Finding[]> {
  const { model, baseUrl } = settings
  if (model === undefined) {
    const detail = 'none is set, so the rules of the tech tree decide'
    return [{ name: 'model', status: 'ok', detail }, ...(await checkEmbeddings(settings))]
  }
  return [
    ...checkKey(settings, variables),
    ...(baseUrl === undefined ? [] : await checkEndpoint({ model, baseUrl }, { variables, signal })),
    ...(await checkReplies({ ...settings, model }, signal)),
    ...(await checkEmbeddings(settings)),
  ]
}

function checkKey(
  { baseUrl, model = '' }: ModelSettings,
  variables: Terminal['variables'],
): readonly Finding[] {
  // Only the key of this provider is known by its variable's name; a local endpoint wants none.
  if (baseUrl !== undefined || !/^openai:|^gpt/.test(model)) return []
  const isSet = (variables['OPENAI_API_KEY'] ?? '') !== ''
  return [
    isSet
      ? { name: 'model key', status: 'ok', detail: 'OPENAI_API_KEY is set' }
      : {
          name: 'model key',
          status: 'problem',
          detail: 'OPENAI_API_KEY is not set',
          remedy: 'Set it, or pass --base-url for a server that wants no key',
        },
  ]
}

interface Endpoint {
  readonly model: string
  readonly baseUrl: string
}

async function checkEndpoint(
  { model, baseUrl }: Endpoint,
  { variables, signal }: Pick<Terminal, 'variables' | 'signal'>,
): Promise<readonly Finding[]> {
  const name = 'model URL'
  const key = variables['OPENAI_API_KEY'] ?? 'none'
  const wanted = model.replace(/^openai:/, '')
  try {
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/models`, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]),
      headers: { authorization: `Bearer ${key}` },
    })
    if (!response.ok) {
      const detail = `${baseUrl} lists no models (HTTP ${response.status})`
      return [{ name, status: 'warning', detail, remedy: 'Check the URL and the key; it often ends in /v1' }]
    }
    const text = await response.text()
    if (text.includes(JSON.stringify(wanted)))
      return [{ name, status: 'ok', detail: `${baseUrl} has ${wanted}` }]
    const detail = `${baseUrl} does not list ${wanted}`
    return [{ name, status: 'warning', detail, remedy: `Pick one of its models; ${baseUrl}/models has them` }]
  } catch (error) {
    const reason = firstLine(error)
    const remedy = 'Start the model server, or correct --base-url'
    return [{ name, status: 'problem', detail: `${baseUrl} does not answer (${reason})`, remedy }]
  }
}

async function checkReplies(
  { model, baseUrl }: ModelSettings & { readonly model: string },
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const { createChatModel } = await import('../preset/index.ts')
  const limit = AbortSignal.any([signal, AbortSignal.timeout(60_000)])
  try {
    const chat = await createChatModel({
      name: model,
      maxRetries: 0,
      ...(baseUrl !== undefined && { baseUrl }),
    })
    const { text } = await chat.invoke('Answer with JSON only: {"success": true}', { signal: limit })
    const replies: Finding = { name: 'model', status: 'ok', detail: `${model} answers` }
    return [replies, judgeReply(text)]
  } catch (error) {
    const remedy = 'Check its name, its key and the URL'
    return [
      { name: 'model', status: 'problem', detail: `${model} does not answer (${firstLine(error)})`, remedy },
    ]
  }
}

function judgeReply(text: string): Finding {
  const name = 'structured output'
  return /\{\s*"success"\s*:\s*true\s*\}/.test(text)
    ? { name, status: 'ok', detail: 'the model answers in JSON when it is asked to' }
    : {
        name,
        status: 'warning',
        detail: 'the model does not answer in JSON when it is asked to',
        remedy: 'Expect rejected replies; a larger model makes fewer',
      }
}

async function checkEmbeddings(settings: ModelSettings): Promise<readonly Finding[]> {
  const name = 'embeddings'
  const { embeddings: model } = settings
  if (model === undefined) return [{ name, status: 'ok', detail: 'none are set, so words are compared' }]
  try {
    const made = await makeEmbeddings(settings)
    const { length } = (await made?.embedQuery('oak_log')) ?? []
    return [{ name, status: 'ok', detail: `${model} gives vectors of ${length} numbers` }]
  } catch (error) {
    const detail = `${model} does not answer (${firstLine(error)})`
    return [{ name, status: 'problem', detail, remedy: 'Correct --embeddings, or leave it out' }]
  }
}

function firstLine(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error))
  const [line = ''] = (cause instanceof Error ? cause.message || message : message).split('\n')
  return line.replace(/\.$/, '')
}
