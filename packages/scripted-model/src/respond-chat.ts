import type { ServerResponse } from 'node:http'
import type { ChatRequest } from './chat-request.ts'
import type { Dialect } from './dialects/dialect.ts'
import type { ScriptedReply } from './scripted-reply.ts'
import { sendJson } from './send-json.ts'

export interface RespondChatOptions {
  readonly dialect: Dialect
  readonly reply: ScriptedReply
}

/** Sends one scripted reply in the provider's shape, whole or as a stream as the request asked. */
export function respondChat(
  response: ServerResponse,
  request: ChatRequest,
  { dialect, reply }: RespondChatOptions,
): void {
  switch (reply.type) {
    case 'hang':
      return
    case 'status': {
      // Google's servers tell it in the body alone.
      if (reply.retryAfterSeconds !== undefined && dialect.name !== 'google')
        response.setHeader('retry-after', String(reply.retryAfterSeconds))
      for (const [name, value] of Object.entries(reply.headers ?? {})) response.setHeader(name, value)
      sendJson(response, reply.status, dialect.error(reply))
      return
    }
    case 'wrong-content-type':
      response.writeHead(200, { 'content-type': 'text/html' }).end(reply.body)
      return
    case 'cut-off':
      cutOff(response, request, { dialect, reply })
      return
    case 'text':
    case 'tool-call':
      if (!request.stream) return sendJson(response, 200, dialect.whole(request, reply))
      response.writeHead(200, { 'content-type': dialect.streamType })
      for (const event of dialect.stream(request, reply)) response.write(event)
      response.end()
  }
}

function cutOff(
  response: ServerResponse,
  request: ChatRequest,
  { dialect, reply }: { readonly dialect: Dialect; readonly reply: ScriptedReply & { type: 'cut-off' } },
): void {
  const answer = { type: 'text', text: reply.text } as const
  if (!request.stream) {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100000' })
    response.write(JSON.stringify(dialect.whole(request, answer)), () => response.destroy())
    return
  }
  const events = dialect.stream(request, answer)
  response.writeHead(200, { 'content-type': dialect.streamType })
  response.write(events.slice(0, Math.ceil(events.length / 2)).join(''), () => response.destroy())
}
