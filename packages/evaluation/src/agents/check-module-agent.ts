import { systemClock, unpackError } from '@voyager-mc/core'
import type { FromAgent } from './agent-message.ts'
import type { ModuleAgentOptions } from './module-agent.ts'
import { defaultMemoryMb, startAgentThread } from './start-agent-thread.ts'

export interface CheckModuleAgentOptions extends ModuleAgentOptions {
  /** Ends the load. */
  readonly signal?: AbortSignal
}

/** Time in which a module has to be loaded, in milliseconds. */
const loadMs = 60_000

/**
 * Loads the module of an agent in a thread, as its trials will; rejects with the error of a module that cannot be loaded, takes
 * more than a minute, ends its thread or exports no function of that name.
 */
export async function checkModuleAgent({
  module,
  exported = 'agent',
  memoryMb = defaultMemoryMb,
  clock = systemClock,
  signal,
}: CheckModuleAgentOptions): Promise<void> {
  const worker = startAgentThread({ module: module.href, exported }, { memoryMb })
  const timer = new AbortController()
  const signals = signal ? [timer.signal, signal] : [timer.signal]
  try {
    await Promise.race([
      new Promise<void>((resolve, reject) => {
        worker.once('message', (message: FromAgent) => {
          if (message.type === 'failure') reject(unpackError(message.error))
          else resolve()
        })
        worker.once('error', (error) => reject(error))
        worker.once('exit', (code) => reject(new Error(`its thread ended with code ${code}`)))
      }),
      clock.sleep(loadMs, { signal: AbortSignal.any(signals) }).then(() => {
        throw new Error(`${module.href} was not loaded within ${loadMs / 1000} s`)
      }),
    ])
  } finally {
    timer.abort()
    await worker.terminate()
  }
}
