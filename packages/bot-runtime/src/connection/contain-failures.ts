/** An emitter whose `emit` can be replaced. */
type Emitter = NodeJS.EventEmitter

/**
 * Keeps failures of listeners from leaving an emitter: one that throws or rejects is reported, and the others are still
 * called. Without it a listener that throws ends the reading of packets without a word, or, on the bot's tick, the
 * process.
 */
export function containFailures(emitter: Emitter, onFailure: (error: Error) => void): void {
  const emit = emitter.emit.bind(emitter)
  const report = (thrown: unknown): void => {
    onFailure(thrown instanceof Error ? thrown : new TypeError(String(thrown)))
  }
  emitter.emit = (name, ...values: unknown[]) => {
    // An error that nobody listens for has a meaning of its own.
    const listeners = emitter.rawListeners(name)
    if (listeners.length === 0) return emit(name, ...values)
    for (const listener of listeners) {
      try {
        const result: unknown = Reflect.apply(listener, emitter, values)
        if (result instanceof Promise) result.catch(report)
      } catch (thrown) {
        report(thrown)
      }
    }
    return true
  }
}
