import type { VoyagerEvent } from '../events/voyager-event.ts'

/** A long call under way: iterate it for its events, await `result` for its outcome. */
export interface Run<Result> extends AsyncIterable<VoyagerEvent> {
  /** Settles when the run is over and everything is saved. */
  readonly result: Promise<Result>
}

/** Starts `work` at once and gives it the function that publishes events. */
export function startRun<Result>(
  work: (publish: (event: VoyagerEvent) => void) => Promise<Result>,
): Run<Result> {
  const listeners = new Set<Listener>()
  const publish = (event: VoyagerEvent): void => {
    for (const listener of listeners) listener.push(event)
  }
  // The work begins one microtask later, so that an iterator made at once misses nothing.
  const result = Promise.resolve().then(() => work(publish))
  const end = (): void => {
    for (const listener of listeners) listener.end()
  }
  // Both ways are observed here: who only iterates gets the error from the loop instead.
  const settled = result.then(end, end)
  return {
    result,
    [Symbol.asyncIterator]: () => iterate({ listeners, result, settled }),
  }
}

interface Listener {
  readonly push: (event: VoyagerEvent) => void
  readonly end: () => void
}

interface Source {
  readonly listeners: Set<Listener>
  readonly result: Promise<unknown>
  readonly settled: Promise<void>
}

function iterate({ listeners, result, settled }: Source): AsyncIterator<VoyagerEvent> {
  const queue: VoyagerEvent[] = []
  let wake: () => void = () => undefined
  let isOver = false
  const listener: Listener = {
    push: (event) => {
      queue.push(event)
      wake()
    },
    end: () => {
      isOver = true
      wake()
    },
  }
  listeners.add(listener)
  void settled.then(listener.end)
  return {
    async next() {
      for (;;) {
        const event = queue.shift()
        if (event !== undefined) return { done: false, value: event }
        if (isOver) {
          listeners.delete(listener)
          await result
          return { done: true, value: undefined }
        }
        await new Promise<void>((resolve) => (wake = resolve))
      }
    },
    async return() {
      listeners.delete(listener)
      return { done: true, value: undefined }
    },
  }
}
