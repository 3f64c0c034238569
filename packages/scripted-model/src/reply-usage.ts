import type { ChatRequest } from './chat-request.ts'
import type { ScriptedAnswer, ScriptedUsage } from './scripted-reply.ts'

/** Tokens of an answer: as scripted, or a quarter of the characters. */
export function usageOf(request: ChatRequest, answer: ScriptedAnswer): Required<ScriptedUsage> {
  if (answer.usage !== undefined && answer.usage !== 'none')
    return { cachedTokens: 0, reasoningTokens: 0, ...answer.usage }
  const sent = request.messages.reduce((sum, { content }) => sum + content.length, 0)
  const written = answer.type === 'text' ? answer.text : answer.arguments
  const reasoningTokens = quarter(answer.reasoning ?? '')
  return {
    promptTokens: Math.ceil(sent / 4),
    completionTokens: quarter(written) + reasoningTokens,
    cachedTokens: 0,
    reasoningTokens,
  }
}

function quarter({ length }: string): number {
  return Math.ceil(length / 4)
}
