import { Worker } from 'node:worker_threads'
import type { AgentThreadData } from './agent-message.ts'

/** Memory that the objects of an agent may take, in MiB, where nobody says. */
export const defaultMemoryMb = 1024

/** Starts the thread of a module agent. */
export function startAgentThread(data: AgentThreadData, { memoryMb }: { readonly memoryMb: number }): Worker {
  const worker = new Worker(threadFile(), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stdout: true,
  })
  // What an agent prints must not get into the results that a command prints.
  worker.stdout.pipe(process.stderr, { end: false })
  return worker
}

function threadFile(): URL {
  const isSource = import.meta.url.endsWith('.ts')
  return new URL(isSource ? '../agent-thread.ts' : './agent-thread.js', import.meta.url)
}
