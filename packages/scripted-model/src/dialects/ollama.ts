import { readChatRequest } from '../chat-request.ts'
import type { ChatRequest } from '../chat-request.ts'
import { usageOf } from '../reply-usage.ts'
import type { ScriptedAnswer } from '../scripted-reply.ts'
import type { Dialect } from './dialect.ts'
import { argumentsOf } from '../json-fields.ts'
import { piecesOf } from './server-sent-events.ts'

/** Ollama's chat: a stream is lines of JSON, and it is one unless the request says no. */
export const ollama: Dialect = {
  name: 'ollama',
  path: /\/api\/chat$/,
  read: (asked) => ({
    ...readChatRequest(asked),
    dialect: 'ollama',
    stream: asked.body['stream'] !== false,
    responseFormat: asked.body['format'] === undefined ? 'text' : 'json_object',
  }),
  whole: (request, answer) => ({ ...line(request, messageOf(answer)), ...endOf(request, answer) }),
  stream: (request, answer) => {
    const pieces = [
      ...piecesOf(answer.reasoning ?? '').map((thinking) => ({ content: '', thinking })),
      ...(answer.type === 'text'
        ? piecesOf(answer.text).map((content) => ({ content }))
        : [messageOf({ ...answer, reasoning: undefined })]),
    ]
    return [
      ...pieces.map((piece) => ({ ...line(request, piece), done: false })),
      { ...line(request, { content: '' }), ...endOf(request, answer) },
    ].map((each) => `${JSON.stringify(each)}\n`)
  },
  streamType: 'application/x-ndjson',
  error: ({ status, message = `scripted ${status}` }) => ({ error: message }),
}

function line({ model }: ChatRequest, message: object): object {
  return { model, created_at: '2026-01-01T00:00:00Z', message: { role: 'assistant', ...message } }
}

function messageOf(answer: ScriptedAnswer): object {
  const thinking = answer.reasoning === undefined ? {} : { thinking: answer.reasoning }
  if (answer.type === 'text') return { content: answer.text, ...thinking }
  const call = { name: answer.name, arguments: argumentsOf(answer.arguments) }
  return { content: '', ...thinking, tool_calls: [{ function: call }] }
}

function endOf(request: ChatRequest, answer: ScriptedAnswer): object {
  const reason = (answer.type === 'text' && answer.finishReason) || 'stop'
  const end = { done: true, done_reason: reason, total_duration: 1, eval_duration: 1 }
  if (answer.type === 'text' && answer.rawUsage !== undefined) return { ...end, ...Object(answer.rawUsage) }
  if (answer.usage === 'none') return end
  const { promptTokens, completionTokens } = usageOf(request, answer)
  return { ...end, prompt_eval_count: promptTokens, eval_count: completionTokens }
}
