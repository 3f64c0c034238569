import { chatCompletions } from './chat-completions.ts'
import type { Dialect } from './dialect.ts'

/** OpenRouter's API: OpenAI's chat with reasoning beside the text, and a price in the usage. */
export const openrouter: Dialect = chatCompletions({
  name: 'openrouter',
  path: /^\/openrouter\/.*\/chat\/completions$/,
  fields: ({ text, reasoning, refusal }) => ({
    ...(text !== undefined && { content: text }),
    ...(reasoning !== undefined && {
      reasoning,
      reasoning_details: [{ type: 'reasoning.text', text: reasoning, index: 0 }],
    }),
    ...(refusal !== undefined && { refusal }),
  }),
  usage: ({ cachedTokens, reasoningTokens }) => ({
    cost: 0.001,
    is_byok: false,
    prompt_tokens_details: { cached_tokens: cachedTokens },
    completion_tokens_details: { reasoning_tokens: reasoningTokens },
  }),
  refusalReason: 'content_filter',
  error: ({ status, message = `scripted ${status}`, code }) => ({
    error: { code: status, message, metadata: { provider_name: 'scripted', raw: code ?? message } },
  }),
})
