import type { Asked, ChatRequest } from '../chat-request.ts'
import { contentText } from '../chat-request.ts'
import { usageOf } from '../reply-usage.ts'
import type { ScriptedAnswer } from '../scripted-reply.ts'
import { textOf } from '../text-of.ts'
import type { Dialect } from './dialect.ts'
import { argumentsOf, listOf, recordOf } from '../json-fields.ts'
import { piecesOf, serverSentEvent } from './server-sent-events.ts'

/**
 * Google's generateContent: thoughts are parts with a mark and are counted beside the answer, a withheld answer has no
 * candidate, and how long to wait stands in the body of the error.
 */
export const google: Dialect = {
  name: 'google',
  path: /:(?:stream)?generateContent$/i,
  read,
  whole: (request, answer) => ({
    ...candidatesOf(answer, [...thoughtsOf(answer.reasoning), ...partsOf(answer)]),
    ...usageField(request, answer),
    modelVersion: request.model,
  }),
  stream,
  streamType: 'text/event-stream',
  error: ({ status, message = `scripted ${status}`, code, retryAfterSeconds }) => {
    const type = 'type.googleapis.com/google.rpc.RetryInfo'
    const retry = { '@type': type, retryDelay: `${retryAfterSeconds}s` }
    const details = retryAfterSeconds === undefined ? [] : [retry]
    return { error: { code: status, message, status: code ?? states[status] ?? 'UNKNOWN', details } }
  },
}

const states: Readonly<Record<number, string>> = {
  400: 'INVALID_ARGUMENT',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

function read({ body, path, key }: Asked): ChatRequest {
  const [, model = '', method = ''] = /\/models\/([^/:]+):(\w+)$/.exec(path) ?? []
  const system = contentText(recordOf(body['systemInstruction'] ?? body['system_instruction'])['parts'])
  const format = textOf(recordOf(body['generationConfig'])['responseMimeType'])
  return {
    dialect: 'google',
    model,
    messages: [
      ...(system === '' ? [] : [{ role: 'system', content: system }]),
      ...listOf(body['contents']).map((message) => {
        const { role, parts } = recordOf(message)
        return { role: textOf(role), content: contentText(parts) }
      }),
    ],
    stream: method.startsWith('stream'),
    tools: listOf(body['tools'])
      .flatMap((tool) => listOf(recordOf(tool)['functionDeclarations']))
      .map((declared) => textOf(recordOf(declared)['name'])),
    responseFormat: format === 'application/json' ? 'json_object' : 'text',
    key,
    body,
  }
}

function thoughtsOf(reasoning: string | undefined): readonly object[] {
  return reasoning === undefined ? [] : [{ text: reasoning, thought: true }]
}

function partsOf(answer: ScriptedAnswer): readonly object[] {
  if (answer.type === 'text') return [{ text: answer.text }]
  return [{ functionCall: { name: answer.name, args: argumentsOf(answer.arguments) } }]
}

function candidatesOf(answer: ScriptedAnswer, parts: readonly object[], isLast = true): object {
  if (answer.type === 'text' && answer.isRefusal === true)
    return { promptFeedback: { blockReason: 'SAFETY' } }
  const reason = (answer.type === 'text' && answer.finishReason) || 'STOP'
  const content = { role: 'model', parts }
  return { candidates: [{ content, index: 0, ...(isLast && { finishReason: reason }) }] }
}

function usageField(request: ChatRequest, answer: ScriptedAnswer): { readonly usageMetadata?: unknown } {
  if (answer.type === 'text' && answer.rawUsage !== undefined) return { usageMetadata: answer.rawUsage }
  if (answer.usage === 'none') return {}
  const { promptTokens, completionTokens, cachedTokens, reasoningTokens } = usageOf(request, answer)
  return {
    usageMetadata: {
      promptTokenCount: promptTokens,
      candidatesTokenCount: completionTokens - reasoningTokens,
      totalTokenCount: promptTokens + completionTokens,
      ...(cachedTokens > 0 && { cachedContentTokenCount: cachedTokens }),
      ...(reasoningTokens > 0 && { thoughtsTokenCount: reasoningTokens }),
    },
  }
}

function stream(request: ChatRequest, answer: ScriptedAnswer): readonly string[] {
  const thoughts = piecesOf(answer.reasoning ?? '').flatMap(thoughtsOf)
  const said = answer.type === 'text' ? piecesOf(answer.text).map((text) => ({ text })) : partsOf(answer)
  const parts = [...thoughts, ...said]
  return parts.map((part, place) => {
    const isLast = place === parts.length - 1
    return serverSentEvent({
      ...candidatesOf(answer, [part], isLast),
      ...(isLast ? usageField(request, answer) : {}),
      modelVersion: request.model,
    })
  })
}
