import { parseModelName } from '@voyager-mc/voyager/preset'

const keyVariables: ReadonlyMap<string, string> = new Map([
  ['openai', 'OPENAI_API_KEY'],
  ['anthropic', 'ANTHROPIC_API_KEY'],
  ['google-genai', 'GOOGLE_API_KEY'],
  ['mistralai', 'MISTRAL_API_KEY'],
  ['groq', 'GROQ_API_KEY'],
  ['deepseek', 'DEEPSEEK_API_KEY'],
  ['xai', 'XAI_API_KEY'],
  ['cohere', 'COHERE_API_KEY'],
  ['cerebras', 'CEREBRAS_API_KEY'],
  ['fireworks', 'FIREWORKS_API_KEY'],
  ['together', 'TOGETHER_AI_API_KEY'],
  ['perplexity', 'PERPLEXITY_API_KEY'],
  ['openrouter', 'OPENROUTER_API_KEY'],
])

/** The environment variable the provider of a model reads its key from; undefined when it is not known or wants none. */
export function keyVariableOf(model: string): string | undefined {
  const { provider = inferProvider(model) } = parseModelName(model)
  return provider === undefined ? undefined : keyVariables.get(provider)
}

/** Whether a model is OpenAI's own, whose endpoint is known. */
export function isOpenAi(model: string): boolean {
  return keyVariableOf(model) === 'OPENAI_API_KEY'
}

/** Providers of well-known models, as LangChain infers them. */
function inferProvider(model: string): string | undefined {
  if (/^(gpt-|o\d)/.test(model)) return 'openai'
  return model.startsWith('claude') ? 'anthropic' : undefined
}
