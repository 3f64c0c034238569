import type { WorldFrame } from '@voyager-mc/vision/watch'
import type { ToGame } from '../protocol/messages.ts'
import type { Watching } from '../protocol/watching.ts'

/** Listeners to the frames of a game, whatever thread it is in. */
export interface FrameTap {
  /** Takes a frame of the thread. */
  hear(this: void, frame: WorldFrame): void
  /** A new thread is there. */
  attach(this: void, post: (message: ToGame) => void): void
  /** Tells the listener of each frame; returns what stops it. */
  watch(this: void, onFrame: (frame: WorldFrame) => void, watching: Watching): () => void
}

/** Creates a tap that is shut: nobody listens, and the thread does nothing for it. */
export function createFrameTap(): FrameTap {
  const listeners = new Map<(frame: WorldFrame) => void, Watching>()
  let post: (message: ToGame) => void = () => undefined
  const order = (): void => {
    const watching = joinedOf([...listeners.values()])
    post({ type: 'watch', ...(watching && { watching }) })
  }
  return {
    hear(frame) {
      for (const listener of listeners.keys()) listener(frame)
    },
    attach(toThread) {
      post = toThread
      if (listeners.size > 0) order()
    },
    watch(onFrame, watching) {
      const listener = (frame: WorldFrame): void => onFrame(frame)
      listeners.set(listener, watching)
      order()
      return () => {
        if (listeners.delete(listener)) order()
      }
    },
  }
}

/** The shortest pace and the longest reach that anybody wants. */
function joinedOf([first, ...others]: readonly Watching[]): Watching | undefined {
  if (first === undefined) return undefined
  const all = [first, ...others]
  const ticks = all.flatMap(({ everyTicks }) => everyTicks ?? [])
  return {
    rangeBlocks: Math.max(...all.map(({ rangeBlocks }) => rangeBlocks)),
    ...(ticks.length > 0 && { everyTicks: Math.min(...ticks) }),
  }
}
