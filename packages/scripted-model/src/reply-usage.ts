import type { ChatRequest } from './chat-request.ts'
import type { ScriptedReply, ScriptedUsage } from './scripted-reply.ts'

/** Usage of a reply to this request in OpenAI's words, or whatever is scripted in its place; undefined for none. */
export function usageFor(request: ChatRequest, reply: ScriptedReply): unknown {
  if (reply.type === 'text' && reply.rawUsage !== undefined) return reply.rawUsage
  return renderUsage(usageOf(request, reply))
}

/** Reason why a reply ended, in OpenAI's words. */
export function finishReasonOf(reply: ScriptedReply): string {
  if (reply.type === 'tool-call') return 'tool_calls'
  return (reply.type === 'text' && reply.finishReason) || 'stop'
}

/** Tokens of a reply: as scripted, or a quarter of the characters. */
function usageOf(request: ChatRequest, reply: ScriptedReply): ScriptedUsage | undefined {
  if (reply.type === 'text' && reply.usage === 'none') return undefined
  if (reply.type === 'text' && reply.usage !== undefined && reply.usage !== 'none') return reply.usage
  const sent = request.messages.reduce((sum, { content }) => sum + content.length, 0)
  const written = reply.type === 'text' ? reply.text : reply.type === 'tool-call' ? reply.arguments : ''
  return { promptTokens: Math.ceil(sent / 4), completionTokens: Math.ceil(written.length / 4) }
}

function renderUsage(usage: ScriptedUsage | undefined): Record<string, number> | undefined {
  if (usage === undefined) return undefined
  const { promptTokens, completionTokens } = usage
  return {
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
    total_tokens: promptTokens + completionTokens,
  }
}
