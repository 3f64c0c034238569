import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { DashboardSource } from '../dashboard-source.ts'
import { frameOfWorld } from '../world/frame-of-world.ts'
import { emptyWorld, learnFrame } from '../world/world-state.ts'

/** Frames of a source for any number of listeners; who comes late is told first all that is known. */
export interface FrameFeed {
  /** Asks the source for frames until the signal is aborted; then all is forgotten. */
  readonly begin: (signal: AbortSignal) => Promise<void>
  /** Frames that the listener was not told yet. */
  readonly takeFor: (listener: object) => readonly WorldFrame[]
  readonly forget: (listener: object) => void
}

/** Creates the feed; a source without a world has no frames. */
export function createFrameFeed({ onFrame }: Pick<DashboardSource, 'onFrame'>): FrameFeed {
  let world = emptyWorld()
  const waiting = new Map<object, WorldFrame[]>()
  return {
    async begin(signal) {
      if (onFrame === undefined) return
      world = emptyWorld()
      const stop = await onFrame((frame) => {
        if (signal.aborted) return
        learnFrame(world, frame)
        for (const frames of waiting.values()) frames.push(frame)
      })
      if (signal.aborted) stop()
      else signal.addEventListener('abort', stop, { once: true })
    },
    takeFor(listener) {
      const fresh = waiting.get(listener)
      waiting.set(listener, [])
      if (fresh !== undefined) return fresh
      const all = frameOfWorld(world)
      return all === undefined ? [] : [all]
    },
    forget: (listener) => void waiting.delete(listener),
  }
}
