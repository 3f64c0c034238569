import { unpackError, type Environment } from '@voyager-mc/core'
import type { AgentCall, FromAgent, ThreadedTrial, ToAgent } from './agent-message.ts'

export interface ThreadedEnvironments {
  /** One for each bot, in their order. */
  readonly environments: readonly Environment[]
  /** Takes an answer of the other side. */
  readonly hear: (message: Exclude<ToAgent, { readonly type: 'abort' }>) => void
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

/** The environments of an agent in a thread of its own: every call is a message to the thread that has the games. */
export function threadedEnvironments(
  { bots, primitives, scope }: Pick<ThreadedTrial, 'bots' | 'primitives' | 'scope'>,
  post: (message: FromAgent) => void,
): ThreadedEnvironments {
  const waiting = new Map<number, Waiting>()
  let calls = 0
  const ask = (bot: number, call: AgentCall): Promise<unknown> =>
    new Promise((resolve, reject) => {
      calls += 1
      waiting.set(calls, { resolve, reject })
      post({ type: 'call', id: calls, bot, call })
    })
  const environmentOf = (bot: number): Environment => ({
    ...(primitives && { primitives }),
    ...(scope && { scope }),
    // The other side answers a call with what the method of that name returns.
    reset: ({ signal: _ending, ...options } = {}) =>
      ask(bot, { method: 'reset', options }) as ReturnType<Environment['reset']>,
    step: (program, { timeoutMs } = {}) =>
      ask(bot, { method: 'step', program, timeoutMs }) as ReturnType<Environment['step']>,
    close: async () => {
      await ask(bot, { method: 'close' })
    },
  })
  return {
    environments: bots.map((_name, bot) => environmentOf(bot)),
    hear(message) {
      const call = waiting.get(message.id)
      waiting.delete(message.id)
      if (message.type === 'answer') call?.resolve(message.value)
      else call?.reject(unpackError(message.error))
    },
  }
}
