import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { AgentError, InvalidArgumentError } from '@voyager-mc/core'

/** Which model to talk to, and how patiently. */
export interface CreateChatModelOptions {
  /** `provider:model` such as `openai:gpt-4o` or `ollama:llama3`; a known model needs no provider. */
  readonly name: string
  /** An OpenAI-compatible endpoint; the provider is then not looked at. */
  readonly baseUrl?: string
  /** The default is what the provider's package reads from the environment. */
  readonly apiKey?: string
  readonly temperature?: number
  /** Time for one reply, in milliseconds. */
  readonly timeoutMs?: number
  /** Tries per call after a rate limit or a server error; the run itself waits and tries longer. */
  readonly maxRetries?: number
}

// The original's request time-out, in milliseconds.
const defaultTimeoutMs = 240_000

/** Makes a chat model of any provider; its package is loaded only now and has to be installed. */
export async function createChatModel({
  name,
  baseUrl,
  apiKey,
  temperature = 0,
  timeoutMs = defaultTimeoutMs,
  maxRetries = 2,
}: CreateChatModelOptions): Promise<BaseChatModel> {
  if (name.trim() === '') throw new InvalidArgumentError('name', name, 'pass a model such as openai:gpt-4o.')
  const [provider, model] = splitName(name)
  const shared = { temperature, maxRetries, timeout: timeoutMs }
  if (baseUrl !== undefined || provider === 'openai') {
    const { ChatOpenAI } = await load('@langchain/openai', () => import('@langchain/openai'))
    // Local servers want no key, but the client refuses to call without one.
    const key = apiKey ?? (baseUrl === undefined ? undefined : 'none')
    return new ChatOpenAI({
      ...shared,
      model,
      ...(key !== undefined && { apiKey: key }),
      ...(baseUrl !== undefined && { configuration: { baseURL: checkUrl(baseUrl) } }),
    })
  }
  const { initChatModel } = await load('langchain', () => import('langchain/chat_models/universal'))
  return load(name, () => initChatModel(name, { ...shared, ...(apiKey !== undefined && { apiKey }) }))
}

function splitName(name: string): readonly [provider: string | undefined, model: string] {
  const colon = name.indexOf(':')
  return colon === -1 ? [undefined, name] : [name.slice(0, colon), name.slice(colon + 1)]
}

function checkUrl(baseUrl: string): string {
  if (URL.canParse(baseUrl)) return baseUrl
  throw new InvalidArgumentError('baseUrl', baseUrl, 'pass a URL such as http://127.0.0.1:8080/v1.')
}

async function load<Loaded>(what: string, work: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await work()
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
    throw new AgentError(
      'model-setup',
      `Cannot load ${what}: ${reason.replace(/\.$/, '')}; install its package.`,
      {
        cause,
      },
    )
  }
}
