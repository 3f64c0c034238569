import type { ServerResponse } from 'node:http'
import type { ChatRequest } from './chat-request.ts'
import { finishReasonOf, usageFor } from './reply-usage.ts'
import type { ScriptedReply } from './scripted-reply.ts'

const pieceLength = 24

/** Sends a reply as server-sent events, in pieces of a few words. */
export function streamChat(
  response: ServerResponse,
  request: ChatRequest,
  reply: ScriptedReply & { type: 'text' | 'tool-call' },
): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const base = { id: 'scripted', object: 'chat.completion.chunk', created: 0, model: request.model }
  const send = (delta: object, finishReason: string | null): void => {
    const choices = [{ index: 0, delta, finish_reason: finishReason }]
    response.write(`data: ${JSON.stringify({ ...base, choices })}\n\n`)
  }
  if (reply.type === 'text') {
    for (const piece of piecesOf(reply.text)) send({ role: 'assistant', content: piece }, null)
    send({}, finishReasonOf(reply))
  } else {
    const call = { index: 0, id: 'call-1', type: 'function' }
    send(
      { role: 'assistant', tool_calls: [{ ...call, function: { name: reply.name, arguments: '' } }] },
      null,
    )
    for (const piece of piecesOf(reply.arguments))
      send({ tool_calls: [{ index: 0, function: { arguments: piece } }] }, null)
    send({}, finishReasonOf(reply))
  }
  const usage = usageFor(request, reply)
  if (usage !== undefined) response.write(`data: ${JSON.stringify({ ...base, choices: [], usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  for (let start = 0; start < text.length; start += pieceLength)
    pieces.push(text.slice(start, start + pieceLength))
  return pieces
}
