import type { Asked, ChatRequest } from '../chat-request.ts'
import { contentText } from '../chat-request.ts'
import { usageOf } from '../reply-usage.ts'
import type { ScriptedAnswer } from '../scripted-reply.ts'
import { textOf } from '../text-of.ts'
import type { Dialect } from './dialect.ts'
import { listOf, recordOf } from '../json-fields.ts'
import { openaiError } from './openai-errors.ts'
import { piecesOf, serverSentEvent } from './server-sent-events.ts'

/** OpenAI's responses API: output is a list of items, and an answer that was cut off is an incomplete one. */
export const openaiResponses: Dialect = {
  name: 'openai-responses',
  path: /\/responses$/,
  read,
  whole: (request, answer) => responseOf(request, answer),
  stream,
  streamType: 'text/event-stream',
  error: openaiError,
}

function read({ body, key }: Asked): ChatRequest {
  const input =
    typeof body['input'] === 'string' ? [{ role: 'user', content: body['input'] }] : listOf(body['input'])
  const instructions = textOf(body['instructions'])
  return {
    dialect: 'openai-responses',
    model: textOf(body['model']),
    messages: [
      ...(instructions === '' ? [] : [{ role: 'system', content: instructions }]),
      ...input.map((message) => {
        const { role, content } = recordOf(message)
        return { role: textOf(role), content: contentText(content) }
      }),
    ],
    stream: body['stream'] === true,
    tools: listOf(body['tools']).map((tool) => textOf(recordOf(tool)['name'])),
    responseFormat: textOf(recordOf(recordOf(body['text'])['format'])['type']) || 'text',
    key,
    body,
  }
}

function responseOf(request: ChatRequest, answer: ScriptedAnswer): Readonly<Record<string, unknown>> {
  const reason = answer.type === 'text' ? answer.finishReason : undefined
  return {
    id: 'resp_scripted',
    object: 'response',
    created_at: 0,
    model: request.model,
    status: reason === undefined ? 'completed' : 'incomplete',
    incomplete_details: reason === undefined ? null : { reason },
    error: null,
    output: itemsOf(answer),
    tools: [],
    ...usageField(request, answer),
  }
}

function itemsOf(answer: ScriptedAnswer): readonly Readonly<Record<string, unknown>>[] {
  const { reasoning } = answer
  const thoughts = {
    type: 'reasoning',
    id: 'rs_1',
    summary: [{ type: 'summary_text', text: reasoning }],
  }
  return [...(reasoning === undefined ? [] : [thoughts]), itemOf(answer)]
}

function itemOf(answer: ScriptedAnswer): Readonly<Record<string, unknown>> {
  if (answer.type === 'tool-call') {
    const call = { call_id: 'call_1', name: answer.name, arguments: answer.arguments }
    return { type: 'function_call', id: 'fc_1', status: 'completed', ...call }
  }
  const part =
    answer.isRefusal === true
      ? { type: 'refusal', refusal: answer.text }
      : { type: 'output_text', text: answer.text, annotations: [] }
  return { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [part] }
}

function usageField(request: ChatRequest, answer: ScriptedAnswer): { readonly usage?: unknown } {
  if (answer.type === 'text' && answer.rawUsage !== undefined) return { usage: answer.rawUsage }
  if (answer.usage === 'none') return {}
  const { promptTokens, completionTokens, cachedTokens, reasoningTokens } = usageOf(request, answer)
  return {
    usage: {
      input_tokens: promptTokens,
      input_tokens_details: { cached_tokens: cachedTokens },
      output_tokens: completionTokens,
      output_tokens_details: { reasoning_tokens: reasoningTokens },
      total_tokens: promptTokens + completionTokens,
    },
  }
}

function stream(request: ChatRequest, answer: ScriptedAnswer): readonly string[] {
  const response = responseOf(request, answer)
  const items = itemsOf(answer)
  const events = items.flatMap((item, place) => itemEvents(item, { place, answer }))
  const begun = { ...response, status: 'in_progress', output: [], usage: null }
  return [
    { type: 'response.created', response: begun },
    ...events,
    { type: `response.${String(response['status'])}`, response },
  ].map((event, number) => serverSentEvent({ sequence_number: number, ...event }, event.type))
}

interface ItemPlace {
  readonly place: number
  readonly answer: ScriptedAnswer
}

function itemEvents(
  item: Readonly<Record<string, unknown>>,
  { place, answer }: ItemPlace,
): readonly { readonly type: string }[] {
  const at = { output_index: place, item_id: item['id'] }
  const empty = { ...item, ...(item['type'] === 'function_call' ? { arguments: '' } : {}) }
  const begun = {
    ...empty,
    ...('content' in item ? { content: [] } : {}),
    ...('summary' in item ? { summary: [] } : {}),
  }
  const deltas = (type: string, text: string, more: object = {}): readonly { readonly type: string }[] =>
    piecesOf(text).map((delta) => ({ type, ...at, ...more, delta }))
  const said = (): readonly { readonly type: string }[] => {
    if (item['type'] === 'reasoning') {
      const part = { type: 'summary_text', text: '' }
      const summary = { summary_index: 0 }
      return [
        { type: 'response.reasoning_summary_part.added', ...at, ...summary, part } as {
          readonly type: string
        },
        ...deltas('response.reasoning_summary_text.delta', answer.reasoning ?? '', summary),
      ]
    }
    if (answer.type === 'tool-call') return deltas('response.function_call_arguments.delta', answer.arguments)
    const kind = answer.isRefusal === true ? 'refusal' : 'output_text'
    return deltas(`response.${kind}.delta`, answer.text, { content_index: 0 })
  }
  return [
    { type: 'response.output_item.added', ...at, item: begun } as { readonly type: string },
    ...said(),
    { type: 'response.output_item.done', ...at, item } as { readonly type: string },
  ]
}
