import { createLogUpdate } from 'log-update'
import { cleanLine } from '../terminal/clean-text.ts'
import type { Screen } from '../terminal/screen.ts'
import { advanceView } from './advance-view.ts'
import type { DisplayClock } from './display-clock.ts'
import type { Display } from './display.ts'
import { renderClosing } from './render-closing.ts'
import { renderFrame } from './render-frame.ts'
import { emptyView, glanced, happened } from './run-view.ts'
import { tellEvent } from './tell-event.ts'
import { createPaint, type Tone } from './tone.ts'

/** Often enough that times seem to run, seldom enough that nobody notices the cost. */
const intervalMs = 250

/** A picture of the run at the bottom of the screen; above it the lines that stay. */
export function liveDisplay(
  screen: Screen,
  { attempts, clock }: { readonly attempts: number; readonly clock: DisplayClock },
): Display {
  const startedAt = clock.nowMs()
  const paint = createPaint(screen)
  const update = createLogUpdate(screen.stream)
  let view = emptyView
  let isOver = false
  const draw = (): void => {
    const { columns } = screen
    update(renderFrame(view, { columns, paint, limit: attempts, wallMs: clock.nowMs() - startedAt }))
  }
  const stop = clock.every(intervalMs, draw)
  const keep = (tone: Tone, text: string): void => {
    if (isOver) return
    update.persist(paint(tone, text))
    draw()
  }
  const end = (): void => {
    if (isOver) return
    isOver = true
    stop()
    draw()
    update.done()
  }
  return {
    stage: (text) => {
      view = { ...view, stage: cleanLine(text) }
      keep('quiet', cleanLine(text))
    },
    goOn: (counters) => {
      view = { ...view, ...counters }
    },
    show: (event) => {
      const line = tellEvent(view, event)
      view = advanceView(view, event)
      if (line !== undefined) keep(line.tone, line.text)
    },
    watch: (event) => {
      view = happened(view, event)
    },
    glance: (glance) => {
      view = glanced(view, glance)
    },
    notice: (text) => keep('bad', cleanLine(text)),
    end,
    close: (result, place) => {
      end()
      screen.stream.write(`\n${renderClosing(result, { ...place, view, paint })}\n`)
    },
  }
}
