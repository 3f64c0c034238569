/**
 * Providers that can stand before a model's name, with the package each needs: those of LangChain's own factory, and
 * OpenRouter.
 */
export const modelProviders: ReadonlyMap<string, string> = new Map([
  ['openai', '@langchain/openai'],
  ['anthropic', '@langchain/anthropic'],
  ['azure_openai', '@langchain/openai'],
  ['langsmith', '@langchain/openai'],
  ['cohere', '@langchain/cohere'],
  ['google', '@langchain/google'],
  ['google-vertexai', '@langchain/google-vertexai'],
  ['google-vertexai-web', '@langchain/google-vertexai-web'],
  ['google-genai', '@langchain/google-genai'],
  ['ollama', '@langchain/ollama'],
  ['mistralai', '@langchain/mistralai'],
  ['mistral', '@langchain/mistralai'],
  ['groq', '@langchain/groq'],
  ['bedrock', '@langchain/aws'],
  ['aws', '@langchain/aws'],
  ['deepseek', '@langchain/deepseek'],
  ['xai', '@langchain/xai'],
  ['cerebras', '@langchain/cerebras'],
  ['fireworks', '@langchain/fireworks'],
  ['together', '@langchain/together-ai'],
  ['perplexity', '@langchain/perplexity'],
  ['openrouter', '@langchain/openrouter'],
])

// Also the name of a model family: local servers call their models `mistral:7b`.
const ambiguous: ReadonlySet<string> = new Set(['mistral'])

/** A model's name, with its provider where one is written before it. */
export interface ModelName {
  /** Absent when the text before the colon, if any, names no provider. */
  readonly provider?: string
  readonly model: string
}

interface ParseModelNameOptions {
  /** True for the name at an endpoint of one's own, where `mistral:7b` is a model and its tag. */
  readonly isAtEndpoint?: boolean
}

/** Splits `openai:gpt-4o` but leaves `llama3:8b` whole: only a known provider is cut off. */
export function parseModelName(
  name: string,
  { isAtEndpoint = false }: ParseModelNameOptions = {},
): ModelName {
  const colon = name.indexOf(':')
  const provider = name.slice(0, Math.max(0, colon))
  const isProvider = modelProviders.has(provider) && !(isAtEndpoint && ambiguous.has(provider))
  return isProvider ? { provider, model: name.slice(colon + 1) } : { model: name }
}
