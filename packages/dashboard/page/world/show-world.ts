import type { WorldState } from '../../src/world/world-state.ts'
import { drawWorld, type Eye } from './draw-world.ts'

/** A world and the place from which it is drawn now. */
export interface Shown {
  readonly world: WorldState
  /** Grows with each frame. */
  readonly count: number
  readonly eye: Eye
}

/** Longest time between two looks at the size of the canvas and what is shown, in milliseconds. */
const pauseMs = 33

/** Keeps a canvas up to date; draws only when something is new. Returns what ends it. */
export function showWorld(canvas: HTMLCanvasElement, shown: () => Shown): () => void {
  const drawing = drawWorld(canvas)
  let last: Shown | undefined
  let isOver = false
  let width = 0
  let nextMs = 0
  const look = (nowMs: number): void => {
    if (isOver) return
    requestAnimationFrame(look)
    if (nowMs < nextMs) return
    nextMs = nowMs + pauseMs
    const now = shown()
    const isResized = canvas.clientWidth !== width
    const isNew = now.count !== last?.count || now.eye !== last.eye || now.world !== last.world
    if (!isResized && !isNew && drawing.waiting() === 0) return
    if (isResized) {
      width = canvas.clientWidth
      drawing.resize(width, canvas.clientHeight)
    }
    last = now
    drawing.draw(now.world, now.eye)
    // Tests read it.
    canvas.dataset['waiting'] = String(drawing.waiting())
  }
  requestAnimationFrame(look)
  return () => {
    isOver = true
    drawing.end()
  }
}
