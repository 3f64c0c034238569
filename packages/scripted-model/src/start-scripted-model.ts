import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChatRequest } from './chat-request.ts'
import type { DialectName } from './dialect-name.ts'
import { dialectUrls, findDialect } from './dialects/find-dialect.ts'
import { respondChat } from './respond-chat.ts'
import { respondEmbeddings } from './respond-embeddings.ts'
import type { ScriptedReply } from './scripted-reply.ts'
import { sendJson } from './send-json.ts'

export interface StartScriptedModelOptions {
  /**
   * The replies in order, the last one for ever; or a function of the request and its number, from 0, which may take its
   * time.
   */
  readonly replies:
    | readonly ScriptedReply[]
    | ((request: ChatRequest, index: number) => ScriptedReply | Promise<ScriptedReply>)
  /** Names that `/models` lists; the chat itself answers to any name. */
  readonly models?: readonly string[]
  /** The only bearer token that is taken; without it every request is answered. */
  readonly key?: string
}

export interface ScriptedModel {
  /** Value for `OPENAI_BASE_URL` or `configuration.baseURL`, ending in `/v1`. */
  readonly url: string
  /** Addresses for the clients of other providers, by the language they speak. */
  readonly urls: Readonly<Record<DialectName, string>>
  /** Every chat request so far, in order. */
  readonly requests: readonly ChatRequest[]
  close(): Promise<void>
}

/**
 * Starts a server on 127.0.0.1 and a free port. It speaks OpenAI's language (chat, responses, streaming, tools, embeddings,
 * models) at `url`, and the chat of other providers at `urls`.
 */
export async function startScriptedModel({
  replies,
  models = ['scripted'],
  key,
}: StartScriptedModelOptions): Promise<ScriptedModel> {
  const requests: ChatRequest[] = []
  const nextReply: AnswerOptions['nextReply'] = (request) => {
    const index = requests.push(request) - 1
    if (typeof replies === 'function') return replies(request, index)
    return (
      replies[Math.min(index, replies.length - 1)] ?? {
        type: 'status',
        status: 500,
        message: 'no reply left',
      }
    )
  }
  const server = createServer((request, response) => {
    const isAllowed = key === undefined || keyOf(request) === key
    const work = isAllowed ? answer(request, response, { nextReply, models }) : refuseKey(response)
    void work.catch((error: unknown) => {
      if (!response.headersSent)
        sendJson(response, 400, { error: { message: String(error), type: 'invalid_request' } })
    })
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // listening on TCP, so never a pipe name
  const urls = dialectUrls(`http://127.0.0.1:${port}`)
  return { url: urls.openai, urls, requests, close: () => closeServer(server) }
}

/** Key of a request, in whichever header its client sends it. */
function keyOf({ headers }: IncomingMessage): string {
  const key = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers.authorization ?? ''
  return String(key).replace(/^Bearer /, '')
}

async function refuseKey(response: ServerResponse): Promise<void> {
  sendJson(response, 401, { error: { message: 'incorrect API key provided', type: 'invalid_request' } })
}

interface AnswerOptions {
  readonly nextReply: (request: ChatRequest) => ScriptedReply | Promise<ScriptedReply>
  readonly models: readonly string[]
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { nextReply, models }: AnswerOptions,
): Promise<void> {
  const path = (request.url ?? '').replace(/\?.*$/, '')
  if (path.endsWith('/models'))
    return sendJson(response, 200, { object: 'list', data: models.map((id) => ({ id, object: 'model' })) })
  const body = await readJson(request)
  const dialect = findDialect(path)
  if (dialect !== undefined) {
    const chat = dialect.read({ body, path, key: keyOf(request) })
    return respondChat(response, chat, { dialect, reply: await nextReply(chat) })
  }
  if (path.endsWith('/embeddings')) return respondEmbeddings(response, body)
  sendJson(response, 404, { error: { message: `unknown path ${path}`, type: 'invalid_request' } })
}

async function readJson(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
