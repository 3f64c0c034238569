import type { Asked, ChatRequest } from '../chat-request.ts'
import { contentText } from '../chat-request.ts'
import { usageOf } from '../reply-usage.ts'
import type { ScriptedAnswer } from '../scripted-reply.ts'
import { textOf } from '../text-of.ts'
import type { Dialect } from './dialect.ts'
import { argumentsOf, listOf, recordOf } from '../json-fields.ts'
import { piecesOf, serverSentEvent } from './server-sent-events.ts'

/** Anthropic's messages API: content is a list of blocks, and what was kept of a prompt is counted beside the rest. */
export const anthropic: Dialect = {
  name: 'anthropic',
  path: /\/messages$/,
  read,
  whole: (request, answer) => ({
    ...head(request),
    content: blocksOf(answer),
    stop_reason: stopReasonOf(answer),
    usage: usageField(request, answer),
  }),
  stream,
  streamType: 'text/event-stream',
  error: ({ status, message = `scripted ${status}`, code }) => ({
    type: 'error',
    error: { type: code ?? errorTypes[status] ?? 'api_error', message },
    request_id: 'req_scripted',
  }),
}

const errorTypes: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  529: 'overloaded_error',
}

function read({ body, key }: Asked): ChatRequest {
  const system = contentText(body['system'])
  return {
    dialect: 'anthropic',
    model: textOf(body['model']),
    messages: [
      ...(system === '' ? [] : [{ role: 'system', content: system }]),
      ...listOf(body['messages']).map((message) => {
        const { role, content } = recordOf(message)
        return { role: textOf(role), content: contentText(content) }
      }),
    ],
    stream: body['stream'] === true,
    tools: listOf(body['tools']).map((tool) => textOf(recordOf(tool)['name'])),
    responseFormat: 'text',
    key,
    body,
  }
}

function head({ model }: ChatRequest): object {
  return { id: 'msg_scripted', type: 'message', role: 'assistant', model, stop_sequence: null }
}

function blocksOf(answer: ScriptedAnswer): readonly object[] {
  const { reasoning } = answer
  const thoughts =
    reasoning === undefined ? [] : [{ type: 'thinking', thinking: reasoning, signature: 'c2ln' }]
  if (answer.type === 'text') return [...thoughts, { type: 'text', text: answer.text }]
  const input = argumentsOf(answer.arguments)
  return [...thoughts, { type: 'tool_use', id: 'toolu_1', name: answer.name, input }]
}

function stopReasonOf(answer: ScriptedAnswer): string {
  if (answer.type === 'tool-call') return 'tool_use'
  return answer.finishReason ?? (answer.isRefusal === true ? 'refusal' : 'end_turn')
}

function usageField(request: ChatRequest, answer: ScriptedAnswer): unknown {
  if (answer.type === 'text' && answer.rawUsage !== undefined) return answer.rawUsage
  if (answer.usage === 'none') return { input_tokens: 0, output_tokens: 0 }
  const { promptTokens, completionTokens, cachedTokens } = usageOf(request, answer)
  return {
    input_tokens: promptTokens - cachedTokens,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cachedTokens,
    output_tokens: completionTokens,
  }
}

function stream(request: ChatRequest, answer: ScriptedAnswer): readonly string[] {
  const usage = recordOf(usageField(request, answer))
  const { output_tokens: written, ...read } = usage
  const { reasoning } = answer
  const thought =
    reasoning === undefined
      ? []
      : blockEvents({
          block: { type: 'thinking', thinking: '', signature: '' },
          deltas: [
            ...piecesOf(reasoning).map((thinking) => ({ type: 'thinking_delta', thinking })),
            { type: 'signature_delta', signature: 'c2ln' },
          ],
          index: 0,
        })
  const said = blockEvents({ ...blockOf(answer), index: thought.length === 0 ? 0 : 1 })
  const message = { ...head(request), content: [], stop_reason: null, usage: { ...read, output_tokens: 1 } }
  const delta = { stop_reason: stopReasonOf(answer), stop_sequence: null }
  return [
    { type: 'message_start', message },
    ...thought,
    ...said,
    { type: 'message_delta', delta, usage: { output_tokens: written } },
    { type: 'message_stop' },
  ].map((event) => serverSentEvent(event, event.type))
}

interface StreamedBlock {
  readonly block: object
  readonly deltas: readonly object[]
  readonly index: number
}

function blockOf(answer: ScriptedAnswer): Omit<StreamedBlock, 'index'> {
  if (answer.type === 'text')
    return {
      block: { type: 'text', text: '' },
      deltas: piecesOf(answer.text).map((text) => ({ type: 'text_delta', text })),
    }
  return {
    block: { type: 'tool_use', id: 'toolu_1', name: answer.name, input: {} },
    deltas: piecesOf(answer.arguments).map((piece) => ({ type: 'input_json_delta', partial_json: piece })),
  }
}

function blockEvents({ block, deltas, index }: StreamedBlock): readonly { readonly type: string }[] {
  const start = { type: 'content_block_start', index, content_block: block }
  const events = deltas.map((delta) => ({ type: 'content_block_delta', index, delta }))
  return [start, ...events, { type: 'content_block_stop', index } as { readonly type: string }]
}
