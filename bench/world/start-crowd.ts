import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Address } from './join-bot.ts'

/** Lets bots walk about in a thread of their own; returns what ends them. */
export async function startCrowd(address: Address, count: number): Promise<() => Promise<void>> {
  const { host, port, version } = address
  const worker = new Worker(new URL('crowd.ts', import.meta.url), {
    workerData: { address: { host, port, version }, count },
  })
  await once(worker, 'message')
  return async () => {
    await worker.terminate()
  }
}
