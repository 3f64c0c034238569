// Entry of the thread of a module agent.
import { parentPort, workerData } from 'node:worker_threads'
import type { AgentThreadData } from './agents/agent-message.ts'
import { playThreaded } from './agents/play-threaded.ts'

// A signal to oneself is an end of this thread alone: other trials are played in the same process.
const kill = process.kill.bind(process)
process.kill = (processId, signal) => {
  if (processId === process.pid && signal !== 0) process.exit(1)
  return kill(processId, signal)
}

// `moduleAgent` starts it with this data.
if (parentPort) void playThreaded(workerData as AgentThreadData, parentPort).then(() => parentPort?.close())
