import type { BaseChatModel } from '@langchain/core/language_models/chat_models'
import { definedOf, AgentError, InvalidArgumentError, redactError, redactSecrets } from '@voyager-mc/core'
import { limitRate } from '../models/limit-rate.ts'
import type { RateLimiter } from '../models/rate-limiter.ts'
import { limitTime } from '../models/limit-time.ts'
import { preferStreaming } from '../models/prefer-streaming.ts'
import { modelProviders, parseModelName } from './model-name.ts'

/** Name and address of a model, and the patience with it. */
export interface CreateChatModelOptions {
  /** `provider:model` such as `openai:gpt-4o` or `ollama:llama3:8b`; a well-known model needs no provider. */
  readonly name: string
  /** An OpenAI-compatible endpoint; a provider before the name is then left out. */
  readonly baseUrl?: string
  /** Address of the provider's own API, for a proxy that speaks its language; the provider before the name is kept. */
  readonly providerUrl?: string
  /** API of OpenAI to use; default the one its client picks for the model. */
  readonly openaiApi?: 'chat' | 'responses'
  /** The default is what the provider's package reads from the environment. */
  readonly apiKey?: string
  readonly temperature?: number
  /** Longest reply; absent leaves it to the provider. */
  readonly maxTokens?: number
  /** Time for one reply, in milliseconds. */
  readonly timeoutMs?: number
  /** Calls in flight at most; absent means any number. */
  readonly maxConcurrency?: number
  /** Receives replies piece by piece: callbacks hear tokens, and a run has `program-text` events; default false. */
  readonly streaming?: boolean
  /** Calls wait for it; give several models the same one to share its limits. */
  readonly rateLimiter?: RateLimiter
}

const noKey = 'there is no key for it; pass apiKey or set the variable of its provider.'

// The original's request time-out, in milliseconds.
const defaultTimeoutMs = 240_000

/** Makes a chat model of any provider; its package is loaded only now and has to be installed. */
export async function createChatModel({
  rateLimiter,
  ...options
}: CreateChatModelOptions): Promise<BaseChatModel> {
  const model = await createUnlimited(options)
  return rateLimiter === undefined ? model : limitRate(model, rateLimiter)
}

async function createUnlimited({
  name,
  baseUrl,
  providerUrl,
  openaiApi,
  apiKey,
  temperature = 0,
  maxTokens,
  timeoutMs = defaultTimeoutMs,
  maxConcurrency,
  streaming = false,
}: CreateChatModelOptions): Promise<BaseChatModel> {
  const { provider, model } = parseModelName(name.trim(), { isAtEndpoint: baseUrl !== undefined })
  if (model === '') throw new InvalidArgumentError('name', name, 'pass a model such as openai:gpt-4o.')
  const shared = {
    temperature,
    // The run tries again itself; a client that did so as well would multiply the calls, and nobody would count them.
    maxRetries: 0,
    timeout: timeoutMs,
    ...definedOf({ maxConcurrency, ...longestReply(maxTokens) }),
    ...(streaming && { callbacks: [preferStreaming()] }),
  }
  const ownUrl = baseUrl ?? (provider === 'openai' ? providerUrl : undefined)
  if (ownUrl !== undefined || provider === 'openai') {
    const { ChatOpenAI } = await load(name, () => import('@langchain/openai'))
    // Local servers want no key, but the client refuses to call without one.
    const key = apiKey ?? (ownUrl === undefined ? undefined : 'none')
    return load(name, async () => {
      const made = new ChatOpenAI({
        ...shared,
        model,
        ...definedOf({ apiKey: key }),
        ...(openaiApi !== undefined && { useResponsesApi: openaiApi === 'responses' }),
        ...(ownUrl !== undefined && { configuration: configurationOf(ownUrl) }),
      })
      // The client itself complains at the first call only, when the world is already running.
      if (!made.apiKey) throw new AgentError('model-setup', `The model ${name} cannot be used: ${noKey}`)
      return made
    })
  }
  const place = providerUrl === undefined ? {} : placeOf(providerUrl)
  const others = { ...shared, ...place, ...definedOf({ apiKey }) }
  // Clients differ in whether they obey a signal and know a longest time.
  return limitTime(await load(name, () => makeOther(model, { provider, others })), timeoutMs)
}

interface OtherModel {
  readonly provider: string | undefined
  readonly others: Readonly<Record<string, unknown>>
}

/** A model of any provider but OpenAI; LangChain's factory does not know OpenRouter yet. */
async function makeOther(model: string, { provider, others }: OtherModel): Promise<BaseChatModel> {
  if (provider === 'openrouter') {
    const { ChatOpenRouter } = await import('@langchain/openrouter')
    return new ChatOpenRouter({ ...others, model })
  }
  const { initChatModel } = await import('langchain/chat_models/universal')
  const modelProvider = provider === undefined ? {} : { modelProvider: provider }
  const configurable = await initChatModel(model, { ...others, ...modelProvider })
  // The one around it does not tell its model's name to who calls it as a part of another one.
  return configurable._getModelInstance()
}

/** The longest reply under every name that a client has for it; each reads its own. */
function longestReply(maxTokens: number | undefined): Readonly<Record<string, number | undefined>> {
  return { maxTokens, maxOutputTokens: maxTokens, numPredict: maxTokens }
}

/** The address of an API under every name that a client has for it; each reads its own. */
function placeOf(providerUrl: string): Readonly<Record<string, unknown>> {
  const { baseURL } = configurationOf(providerUrl, 'providerUrl')
  return {
    anthropicApiUrl: baseURL,
    serverURL: baseURL,
    baseUrl: baseURL,
    baseURL,
    endpoint: baseURL,
    configuration: { baseURL },
  }
}

/** A request may not carry the credentials of a URL, so they become a header. */
function configurationOf(
  baseUrl: string,
  option = 'baseUrl',
): {
  readonly baseURL: string
  readonly defaultHeaders?: Readonly<Record<string, string>>
} {
  if (!URL.canParse(baseUrl))
    throw new InvalidArgumentError(
      option,
      redactSecrets(baseUrl),
      'pass a URL such as http://127.0.0.1:8080/v1.',
    )
  const url = new URL(baseUrl)
  const { username, password } = url
  if (username === '' && password === '') return { baseURL: baseUrl }
  url.username = ''
  url.password = ''
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)
  return {
    baseURL: url.href,
    defaultHeaders: { authorization: `Basic ${credentials.toString('base64')}` },
  }
}

async function load<Loaded>(name: string, work: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await work()
  } catch (cause) {
    if (AgentError.isInstance(cause)) throw cause
    const code = isUnknownProvider(cause) ? 'model-unknown' : 'model-setup'
    throw new AgentError(code, `The model ${name} cannot be used: ${describe(cause)}`, {
      cause: redactError(cause),
    })
  }
}

/** Whether LangChain knows no provider of a model. */
function isUnknownProvider(cause: unknown): boolean {
  return cause instanceof Error && /infer model provider|Unsupported/i.test(cause.message)
}

/** The cause of a failure and its remedy in one line; the libraries' own words run over many. */
function describe(cause: unknown): string {
  const text = redactSecrets(cause instanceof Error ? cause.message : String(cause))
  const missing = /(?:Unable to import|Cannot find package) '?(@?[\w./-]*[\w-])/.exec(text)?.[1]
  if (missing !== undefined) return `its package ${missing} is not installed; run npm install ${missing}.`
  if (isUnknownProvider(cause)) {
    const providers = [...modelProviders.keys()].join(', ')
    return `no provider is known for it; write provider:model with one of ${providers}, or pass baseUrl.`
  }
  if (/api key|credential/i.test(text)) return noKey
  return `${(text.split('\n')[0] ?? '').replace(/\.$/, '')}; check its name and its options.`
}
