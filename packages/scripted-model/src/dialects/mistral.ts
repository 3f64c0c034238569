import { chatCompletions } from './chat-completions.ts'
import type { Dialect } from './dialect.ts'

/** Mistral's API: reasoning is a part of the content, and nothing tells how much of a prompt was kept. */
export const mistral: Dialect = chatCompletions({
  name: 'mistral',
  path: /^\/mistral\/.*\/chat\/completions$/,
  fields: ({ text, reasoning, refusal }) => {
    const said = refusal ?? text
    if (reasoning === undefined) return said === undefined ? {} : { content: said }
    return {
      content: [
        { type: 'thinking', thinking: [{ type: 'text', text: reasoning }] },
        ...(said === undefined ? [] : [{ type: 'text', text: said }]),
      ],
    }
  },
  usage: () => ({}),
  refusalReason: 'stop',
  error: ({ status, message = `scripted ${status}`, code }) => ({
    object: 'error',
    message,
    type: status === 429 ? 'rate_limited' : 'scripted',
    param: null,
    code: code ?? null,
  }),
})
