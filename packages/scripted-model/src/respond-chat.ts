import type { ServerResponse } from 'node:http'
import type { ChatRequest } from './chat-request.ts'
import { finishReasonOf, usageFor } from './reply-usage.ts'
import type { ScriptedReply } from './scripted-reply.ts'
import { sendJson } from './send-json.ts'
import { streamChat } from './stream-chat.ts'

/** Sends one scripted reply in OpenAI's shape, whole or as a stream as the request asked. */
export function respondChat(response: ServerResponse, request: ChatRequest, reply: ScriptedReply): void {
  switch (reply.type) {
    case 'hang':
      return
    case 'status': {
      if (reply.retryAfterSeconds !== undefined)
        response.setHeader('retry-after', String(reply.retryAfterSeconds))
      for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
      const message = reply.message ?? `scripted ${reply.status}`
      sendJson(response, reply.status, { error: { message, type: 'scripted', code: reply.code ?? null } })
      return
    }
    case 'wrong-content-type':
      response.writeHead(200, { 'content-type': 'text/html' }).end(reply.body)
      return
    case 'cut-off':
      cutOff(response, request, reply.text)
      return
    case 'text':
    case 'tool-call':
      if (request.stream) streamChat(response, request, reply)
      else sendJson(response, 200, completion(request, reply))
  }
}

function completion(request: ChatRequest, reply: ScriptedReply & { type: 'text' | 'tool-call' }): object {
  const message =
    reply.type === 'text'
      ? { role: 'assistant', content: reply.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            { id: 'call-1', type: 'function', function: { name: reply.name, arguments: reply.arguments } },
          ],
        }
  return {
    id: 'scripted',
    object: 'chat.completion',
    created: 0,
    model: request.model,
    choices: [{ index: 0, message, finish_reason: finishReasonOf(reply) }],
    usage: usageFor(request, reply),
  }
}

function cutOff(response: ServerResponse, request: ChatRequest, text: string): void {
  if (!request.stream) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' })
    response.write(JSON.stringify(completion(request, { type: 'text', text })), () => response.destroy())
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunk = { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: request.model }
  const choices = [{ index: 0, delta: { role: 'assistant', content: text }, finish_reason: null }]
  response.write(`data: ${JSON.stringify({ ...chunk, choices })}\n\n`, () => response.destroy())
}
