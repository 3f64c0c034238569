import type { Bot } from 'mineflayer'

const digEvents: ReadonlySet<unknown> = new Set(['diggingAborted', 'diggingCompleted'])

/**
 * Keeps the listeners of others where the pathfinder takes back its own.
 *
 * Root cause: it calls `removeAllListeners` with the listener that it means, and all go, those that record digs among them. Remove
 * when mineflayer-pathfinder calls `removeListener`.
 */
export function keepDigListeners(bot: Bot): void {
  const emitter: NodeJS.EventEmitter = bot
  const removeAll = emitter.removeAllListeners.bind(emitter)
  emitter.removeAllListeners = (...given: [name?: string | symbol]) => {
    const [name, own]: readonly unknown[] = given
    if (!digEvents.has(name) || typeof own !== 'function') return removeAll(...given)
    // A function that was registered for the event.
    return emitter.removeListener(String(name), own as () => void)
  }
}
