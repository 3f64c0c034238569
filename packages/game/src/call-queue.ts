import { createTurns, EnvironmentLostError, type Clock } from '@voyager-mc/core'
import { withinASecond } from './within-a-second.ts'

/** The calls of one game, one after the other. */
export interface CallQueue {
  /**
   * Does the work in its turn, with a signal that also fires when the queue is closed. The caller is told within a second
   * of its own signal, whatever the work does; the next turn begins when the work is really over.
   */
  add<Value>(
    this: void,
    caller: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<Value>,
  ): Promise<Value>
  /** Ends all calls with an `EnvironmentLostError`, and does the last work then; once. */
  close(this: void, lastly: () => Promise<void>): Promise<void>
}

/** Creates an empty queue. */
export function createCallQueue(clock: Clock): CallQueue {
  const closing = new AbortController()
  const turns = createTurns()
  return {
    async add(caller, work) {
      const signal = caller ? AbortSignal.any([closing.signal, caller]) : closing.signal
      signal.throwIfAborted()
      return withinASecond(
        turns.take(() => work(signal), { signal }),
        { clock, signal },
      )
    },
    close(lastly) {
      if (closing.signal.aborted) return turns.take(async () => undefined)
      closing.abort(new EnvironmentLostError('closed', 'The game is closed; open a new one.'))
      return turns.take(lastly)
    },
  }
}
