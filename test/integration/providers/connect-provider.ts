import { startScriptedModel, type DialectName, type ScriptedModel } from '@voyager-mc/scripted-model'
import { createChatModel, type CreateChatModelOptions } from '@voyager-mc/voyager/preset'

/** A provider as it is reached in a test. */
export interface Provider {
  readonly title: string
  readonly dialect: DialectName
  readonly options: Partial<CreateChatModelOptions> & { readonly name: string }
  /** Words for an answer that reached its longest length. */
  readonly cut: string
  /** Whether the provider tells how much of a prompt it had kept. */
  readonly tellsCached: boolean
  /** Whether a refusal is an error of the request. */
  readonly failsOnRefusal?: boolean
  /** Whether its model says of itself that it has structured output. */
  readonly holdsForms?: boolean
}

/** Every provider whose shapes are recorded in the scripted model. */
export const providers: readonly Provider[] = [
  {
    title: 'OpenAI chat',
    dialect: 'openai',
    options: { name: 'openai:gpt-4o', openaiApi: 'chat' },
    cut: 'length',
    tellsCached: true,
    holdsForms: true,
  },
  {
    title: 'OpenAI responses',
    dialect: 'openai-responses',
    options: { name: 'openai:gpt-5', openaiApi: 'responses' },
    cut: 'max_output_tokens',
    tellsCached: true,
    holdsForms: true,
  },
  {
    title: 'Anthropic',
    dialect: 'anthropic',
    options: { name: 'anthropic:claude-sonnet-4-5' },
    cut: 'max_tokens',
    tellsCached: true,
  },
  {
    title: 'Google',
    dialect: 'google',
    options: { name: 'google-genai:gemini-2.5-flash' },
    cut: 'MAX_TOKENS',
    tellsCached: true,
    failsOnRefusal: true,
    holdsForms: true,
  },
  {
    title: 'Mistral',
    dialect: 'mistral',
    options: { name: 'mistralai:mistral-large-latest' },
    cut: 'model_length',
    tellsCached: false,
  },
  {
    title: 'Ollama',
    dialect: 'ollama',
    options: { name: 'ollama:llama3:8b' },
    cut: 'length',
    tellsCached: false,
  },
  {
    title: 'OpenRouter',
    dialect: 'openrouter',
    options: { name: 'openrouter:anthropic/claude-sonnet-4' },
    cut: 'length',
    tellsCached: true,
  },
]

const servers: ScriptedModel[] = []
/** Closes what `connectProvider` has opened; after each test. */
export async function closeProviders(): Promise<void> {
  for (const server of servers.splice(0)) await server.close()
}

type Replies = Parameters<typeof startScriptedModel>[0]['replies']

/** A server that speaks a provider's language, and a model of LangChain that asks it. */
export async function connectProvider(
  { dialect, options }: Provider,
  replies: Replies,
  more: Partial<CreateChatModelOptions> = {},
): Promise<{ readonly server: ScriptedModel; readonly model: Awaited<ReturnType<typeof createChatModel>> }> {
  const server = await startScriptedModel({ replies, ...(dialect !== 'ollama' && { key: 'right' }) })
  servers.push(server)
  const model = await createChatModel({
    ...options,
    providerUrl: server.urls[dialect],
    apiKey: 'right',
    ...more,
  })
  return { server, model }
}
