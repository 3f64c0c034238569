import { chatCompletions } from './chat-completions.ts'
import type { Dialect } from './dialect.ts'

/** OpenAI's chat API, and that of the servers that speak like it; reasoning is told as they tell it. */
export const openai: Dialect = chatCompletions({
  name: 'openai',
  path: /\/chat\/completions$/,
  fields: ({ text, reasoning, refusal }) => ({
    ...(text !== undefined && { content: text }),
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
    ...(refusal !== undefined && { refusal }),
  }),
  usage: ({ cachedTokens, reasoningTokens }) => ({
    ...(cachedTokens > 0 && { prompt_tokens_details: { cached_tokens: cachedTokens } }),
    ...(reasoningTokens > 0 && { completion_tokens_details: { reasoning_tokens: reasoningTokens } }),
  }),
  refusalReason: 'stop',
})
