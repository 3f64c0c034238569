import { systemClock, type Clock } from '@voyager-mc/core'
import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { DashboardGlance, DashboardRecord, DashboardSource } from '../dashboard-source.ts'

/** A run in this process that is told event by event; nothing is kept but a number of the latest. */
export interface LiveSource extends DashboardSource {
  /** Takes the next event; its fields are shown as they are. */
  readonly tell: <Event extends DashboardRecord['event']>(event: Event) => void
  readonly glance: (glance: DashboardGlance) => void
  /** Tells a frame of the world around the agent, such as one of `watchWorld`. */
  readonly frame: (frame: WorldFrame) => void
  /** Ends the run: whoever follows it has seen all. */
  readonly end: () => void
}

export interface LiveSourceOptions {
  readonly title?: string
  /** Records that are kept for who comes late; 10,000 by default. */
  readonly kept?: number
  readonly clock?: Clock
}

/** Creates a source for an agent in this process. */
export function liveSource({
  title = 'run',
  kept = 10_000,
  clock = systemClock,
}: LiveSourceOptions = {}): LiveSource {
  let records: DashboardRecord[] = []
  let sequence = 0
  let isOver = false
  const waiting = new Set<() => void>()
  const listeners = new Set<(glance: DashboardGlance) => void>()
  const watchers = new Set<(frame: WorldFrame) => void>()
  const wake = (): void => {
    for (const go of waiting) go()
    waiting.clear()
  }
  return {
    title,
    tell(event) {
      records.push({ sequence, atMs: clock.now(), event })
      sequence += 1
      // Cut rarely, because every cut copies what stays.
      if (records.length > kept * 1.5) records = records.slice(-kept)
      wake()
    },
    glance(glance) {
      for (const listener of listeners) listener(glance)
    },
    frame(frame) {
      for (const watcher of watchers) watcher(frame)
    },
    end() {
      isOver = true
      wake()
    },
    onGlance(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async onFrame(listener) {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    async *follow({ from, signal }) {
      let next = from
      signal?.addEventListener('abort', wake)
      try {
        while (signal?.aborted !== true) {
          const first = records[0]?.sequence ?? sequence
          const batch = records.slice(Math.max(0, next - first))
          yield* batch
          next = Math.max(next, (batch.at(-1)?.sequence ?? next - 1) + 1)
          if (next < sequence) continue
          if (isOver) return
          // It may have been aborted while the last record was looked at.
          await new Promise<void>((resolve) => (isAborted(signal) ? resolve() : waiting.add(resolve)))
        }
      } finally {
        signal?.removeEventListener('abort', wake)
      }
    },
  }
}

function isAborted(signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true
}
