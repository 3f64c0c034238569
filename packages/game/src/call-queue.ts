import { EnvironmentLostError, type Clock } from '@voyager-mc/core'
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
  let last: Promise<unknown> = Promise.resolve()
  const take = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(work)
    // The next one does not care how this one ended.
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    async add(caller, work) {
      const signal = caller ? AbortSignal.any([closing.signal, caller]) : closing.signal
      signal.throwIfAborted()
      const turn = take(async () => {
        signal.throwIfAborted()
        return work(signal)
      })
      return withinASecond(turn, { clock, signal })
    },
    close(lastly) {
      if (closing.signal.aborted) return take(async () => undefined)
      closing.abort(new EnvironmentLostError('closed', 'The game is closed; open a new one.'))
      return take(lastly)
    },
  }
}
