import { createLogUpdate } from 'log-update'
import type { VoyagerEvent } from '@voyager-mc/voyager'
import { advanceView, describeEvent, describeInventory, emptyView } from './run-progress-view.ts'

// Kept from before the world's time may be installed: a display shows the time of the wall.
const wall = { now: Date.now, setInterval: globalThis.setInterval }

/** Shows a run while it goes on. */
export interface Display {
  show(this: void, event: VoyagerEvent): void
  /** Leaves the last picture on the screen. */
  end(this: void): void
}

export interface CreateDisplayOptions {
  readonly output: NodeJS.WriteStream
  /** One JSON line per event instead of words. */
  readonly json: boolean
  readonly now?: () => number
}

/** A live status line on a terminal, plain lines elsewhere. */
export function createDisplay({ output, json, now = wall.now }: CreateDisplayOptions): Display {
  if (json) return { show: (event) => output.write(`${JSON.stringify(event)}\n`), end: () => undefined }
  return output.isTTY ? liveDisplay(output, now) : plainDisplay(output, now)
}

function plainDisplay(output: NodeJS.WriteStream, now: () => number): Display {
  const startedAt = now()
  let view = emptyView
  return {
    show: (event) => {
      view = advanceView(view, event)
      const line = describeEvent(event)
      if (line !== undefined) output.write(`[${formatSeconds(now() - startedAt)}] ${line}\n`)
      if (event.type === 'attempt-end')
        output.write(
          `    attempts ${view.attempts}, skills ${view.skills}, holds ${describeInventory(view.inventory)}\n`,
        )
    },
    end: () => undefined,
  }
}

function liveDisplay(output: NodeJS.WriteStream, now: () => number): Display {
  const startedAt = now()
  const update = createLogUpdate(output)
  let view = emptyView
  const draw = (): void =>
    update(
      [
        `${formatSeconds(now() - startedAt)}  ${view.task}${view.attempt > 0 ? ` · attempt ${view.attempt}` : ''}`,
        `attempts ${view.attempts} · tasks ${view.completed} done, ${view.failed} failed · skills ${view.skills}`,
        `holds ${describeInventory(view.inventory)}`,
      ].join('\n'),
    )
  const timer = wall.setInterval(draw, 500)
  let isOver = false
  return {
    show: (event) => {
      view = advanceView(view, event)
      const line = describeEvent(event)
      if (line !== undefined) update.persist(line)
      draw()
    },
    end: () => {
      if (isOver) return
      isOver = true
      clearInterval(timer)
      draw()
      update.done()
    },
  }
}

/** Minutes and seconds, such as `3:07`. */
export function formatSeconds(durationMs: number): string {
  const seconds = Math.round(durationMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
