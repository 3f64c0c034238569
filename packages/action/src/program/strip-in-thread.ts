// Sent to the thread as text: a file of its own would have to lie beside the bundle that somebody makes of this package.
const script = `
const { stripTypeScriptTypes } = require('node:module')
const { workerData: { source, port, isDone } } = require('node:worker_threads')
process.emitWarning = () => undefined
try {
  port.postMessage(stripTypeScriptTypes(source))
} catch {}
Atomics.store(isDone, 0, 1)
Atomics.notify(isDone, 0)
`

// A hundred times as long as the longest reply takes.
const longestMs = 10_000

/**
 * Blanks out the types of TypeScript in a thread of its own, which the caller waits for; undefined for what is no
 * TypeScript. Text that is nested about a thousand deep breaks the stripper of its thread for good ("memory access out of
 * bounds"), and Node loads modules with the same one. To go when the stripper survives it:
 * https://nodejs.org/api/module.html#modulestriptypescripttypescode-options
 */
export function stripInThread(source: string): string | undefined {
  const { MessageChannel, receiveMessageOnPort, Worker } = process.getBuiltinModule('node:worker_threads')
  const isDone = new Int32Array(new SharedArrayBuffer(4))
  const { port1: here, port2: port } = new MessageChannel()
  const worker = new Worker(script, {
    eval: true,
    workerData: { source, port, isDone },
    transferList: [port],
    execArgv: [],
  })
  // One that runs out of memory has no answer, either.
  worker.on('error', () => undefined)
  try {
    Atomics.wait(isDone, 0, 0, longestMs)
    const text: unknown = receiveMessageOnPort(here)?.message
    return typeof text === 'string' ? text : undefined
  } finally {
    here.close()
    void worker.terminate()
  }
}
