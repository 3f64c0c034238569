// Entry of the thread of a module agent.
import { parentPort, workerData } from 'node:worker_threads'
import type { AgentThreadData } from './agents/agent-message.ts'
import { playThreaded } from './agents/play-threaded.ts'

// `moduleAgent` starts it with this data.
if (parentPort) void playThreaded(workerData as AgentThreadData, parentPort).then(() => parentPort?.close())
