import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AgentError, describeListening } from '@voyager-mc/core'
import type { FleetWorkerHandle } from '../worker/start-worker.ts'

export interface ServeHealthOptions {
  readonly worker: Pick<FleetWorkerHandle, 'name' | 'running' | 'metrics' | 'isWell'>
  /** 0 takes a free one. */
  readonly port: number
  /** Address it listens on; 127.0.0.1 by default. */
  readonly host?: string
}

/** Server of a worker's state, until it is closed. */
export interface HealthServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Serves `/health` (200 while the worker reaches the database, 503 otherwise) and `/metrics` in the words of Prometheus.
 * Neither tells anything of what the runs do.
 */
export async function serveHealth({
  worker,
  port,
  host = '127.0.0.1',
}: ServeHealthOptions): Promise<HealthServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/health') {
      const isWell = worker.isWell()
      response.writeHead(isWell ? 200 : 503, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          status: isWell ? 'ok' : 'no database',
          worker: worker.name,
          runs: worker.running(),
        }),
      )
    } else if (pathname === '/metrics') {
      void worker.metrics.registry.metrics().then((text) => {
        response.writeHead(200, { 'content-type': worker.metrics.registry.contentType })
        response.end(text)
      })
    } else {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('There are /health and /metrics.\n')
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new AgentError('listen', describeListening(cause, { host, port }), { cause })),
    )
    server.listen(port, host, resolve)
  })
  // A server that listens on a port has an address of this kind.
  const address = server.address() as AddressInfo
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
