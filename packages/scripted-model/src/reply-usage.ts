import type { ChatRequest } from './chat-request.ts'
import type { ScriptedReply, ScriptedUsage } from './scripted-reply.ts'

/** Tokens of a reply to this request: as scripted, or a quarter of the characters. */
export function usageOf(request: ChatRequest, reply: ScriptedReply): ScriptedUsage | undefined {
  if (reply.type === 'text' && reply.usage === 'none') return undefined
  if (reply.type === 'text' && reply.usage !== undefined && reply.usage !== 'none') return reply.usage
  const sent = request.messages.reduce((sum, { content }) => sum + content.length, 0)
  const written = reply.type === 'text' ? reply.text : reply.type === 'tool-call' ? reply.arguments : ''
  return { promptTokens: Math.ceil(sent / 4), completionTokens: Math.ceil(written.length / 4) }
}

/** OpenAI's words for token usage. */
export function renderUsage(usage: ScriptedUsage | undefined): Record<string, number> | undefined {
  if (usage === undefined) return undefined
  const { promptTokens, completionTokens } = usage
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
