import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Address } from './join-bot.ts'

/** Plain flying-squid on a free port, in a thread of its own. */
export interface FlyingSquid extends Address {
  /** From the call to the open port, in milliseconds; the thread had loaded it before. */
  readonly startMs: number
  close(): Promise<void>
}

/** Starts flying-squid with its own terrain; absent when the optional dependency is not installed. */
export async function startFlyingSquid(version: string): Promise<FlyingSquid | undefined> {
  const port = await freePort()
  const worker = new Worker(new URL('flying-squid-thread.ts', import.meta.url), {
    workerData: { port, version },
    stdin: true,
    stdout: true,
    stderr: true,
  })
  const close = async (): Promise<void> => {
    await worker.terminate()
  }
  // The thread answers once and in this shape.
  const [answer] = (await once(worker, 'message')) as [
    { readonly isInstalled: boolean; readonly startMs: number },
  ]
  if (answer.isInstalled) return { host: '127.0.0.1', port, version, startMs: answer.startMs, close }
  await close()
  return undefined
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as AddressInfo // a TCP server has a port
  await new Promise((resolve) => probe.close(resolve))
  return port
}
