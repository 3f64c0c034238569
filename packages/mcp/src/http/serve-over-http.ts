import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import { AgentError, describeListening, InvalidArgumentError } from '@voyager-mc/core'
import { createRequestGate, type Refusal } from './create-request-gate.ts'

export interface ServeOverHttpOptions {
  /** Makes the server of one more client. */
  readonly createServer: () => McpServer
  /** Token that clients send as `Authorization: Bearer …`, at least 16 characters; the default is random. */
  readonly token?: string
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Origins of web pages that may ask; none by default. Clients that are no browsers send none. */
  readonly allowedOrigins?: readonly string[]
  /** Clients at the same time; one more ends the session that began first. 16 by default. */
  readonly maxSessions?: number
  /** Hears of requests that went wrong inside the server. */
  onError?(this: void, error: unknown): void
}

export interface HttpService {
  /** Where clients connect, such as `http://127.0.0.1:4001/mcp`. */
  readonly url: string
  readonly token: string
  close(): Promise<void>
}

const path = '/mcp'
const leastTokenLength = 16

/** Serves any number of clients on 127.0.0.1 over MCP's streamable HTTP; only those that know the token. */
export async function serveOverHttp({
  createServer: createMcpServer,
  token = randomBytes(32).toString('hex'),
  port = 0,
  allowedOrigins = [],
  maxSessions = 16,
  onError = () => undefined,
}: ServeOverHttpOptions): Promise<HttpService> {
  if (token.length < leastTokenLength)
    throw new InvalidArgumentError('token', '…', `use at least ${leastTokenLength} characters.`)
  const sessions = new Map<string, StreamableHTTPServerTransport>()
  const refuse = createRequestGate({ token, path, allowedOrigins })
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refuse(request)
    if (refusal !== undefined) return sendRefusal(response, refusal)
    const id = request.headers['mcp-session-id']
    const known = typeof id === 'string' ? sessions.get(id) : undefined
    if (known !== undefined) return known.handleRequest(request, response)
    if (id !== undefined) return sendRefusal(response, { status: 404, message: 'This session has ended.' })
    const transport = await openSession(createMcpServer(), sessions, maxSessions)
    await transport.handleRequest(request, response)
    // A request that began no session leaves nothing behind.
    if (transport.sessionId === undefined) await transport.close()
  }
  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      onError(error)
      if (response.headersSent) response.destroy()
      else sendRefusal(response, { status: 500, message: 'The server failed.' })
    })
  })
  await listen(http, port)
  const { port: bound } = http.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    url: `http://127.0.0.1:${bound}${path}`,
    token,
    async close() {
      await Promise.all([...sessions.values()].map((transport) => transport.close()))
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}

async function openSession(
  server: McpServer,
  sessions: Map<string, StreamableHTTPServerTransport>,
  maxSessions: number,
): Promise<StreamableHTTPServerTransport> {
  const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
    sessionIdGenerator: () => randomUUID(),
    onsessioninitialized: async (id) => {
      sessions.set(id, transport)
      const [oldest] = sessions.values()
      if (sessions.size > maxSessions) await oldest?.close()
    },
  })
  await server.connect(transport)
  const { onclose } = transport
  transport.onclose = () => {
    if (transport.sessionId !== undefined) sessions.delete(transport.sessionId)
    onclose?.()
  }
  return transport
}

/** Nobody but this machine is served. */
const ownHost = '127.0.0.1'

function listen(http: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause) =>
      reject(new AgentError('listen', describeListening(cause, { host: ownHost, port }), { cause })),
    )
    http.listen(port, ownHost, resolve)
  })
}

type Answer = Omit<Refusal, 'status'> & { readonly status: number }

function sendRefusal(response: ServerResponse, { status, message, headers = {} }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }))
}
