import type { Readable, Writable } from 'node:stream'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'

export interface ServeOverStdioOptions {
  /** Stream that the client writes to. */
  readonly input: Readable
  /** Stream that the client reads; nothing else may be written there. */
  readonly output: Writable
}

export interface StdioService {
  /** Settles when the client has gone. */
  readonly closed: Promise<void>
  close(): Promise<void>
}

/** Serves the one client at the other end of two pipes. */
export async function serveOverStdio(
  server: McpServer,
  { input, output }: ServeOverStdioOptions,
): Promise<StdioService> {
  const closed = new Promise<void>((resolve) => {
    input.once('end', resolve)
    input.once('close', resolve)
  })
  await server.connect(new StdioServerTransport(input, output))
  return { closed, close: () => server.close() }
}
