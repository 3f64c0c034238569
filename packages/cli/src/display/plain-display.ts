import { cleanLine } from '../terminal/clean-text.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { advanceView } from './advance-view.ts'
import type { DisplayClock } from './display-clock.ts'
import type { Display } from './display.ts'
import { formatDuration } from './format-duration.ts'
import { renderClosing } from './render-closing.ts'
import { renderStatus } from './render-status.ts'
import { tellEvent } from './tell-event.ts'
import { emptyView, glanced, happened } from './run-view.ts'
import { createPaint } from './tone.ts'

/** A line for everything worth keeping, with the time of the wall in front. */
export function plainDisplay(
  { say }: Pick<Terminal, 'say'>,
  { attempts, clock }: { readonly attempts: number; readonly clock: DisplayClock },
): Display {
  const startedAt = clock.nowMs()
  let view = emptyView
  const line = (text: string): void => say(`[${formatDuration(clock.nowMs() - startedAt)}] ${text}`)
  return {
    stage: (text) => line(cleanLine(text)),
    goOn: (counters) => {
      view = { ...view, ...counters }
    },
    show: (event) => {
      const told = tellEvent(view, event)
      view = advanceView(view, event)
      if (told !== undefined) line(told.text)
      if (event.type === 'task-start' && view.reasoning !== undefined)
        line(`  why: ${cleanLine(view.reasoning)}`)
      if (event.type !== 'attempt-end') return
      for (const status of renderStatus(view, { limit: attempts })) line(`  ${status}`)
    },
    watch: (event) => {
      view = happened(view, event)
    },
    glance: (glance) => {
      view = glanced(view, glance)
    },
    notice: (text) => line(cleanLine(text)),
    end: () => undefined,
    close: (result, place) =>
      say(`\n${renderClosing(result, { ...place, view, paint: createPaint({ hasColours: false }) })}`),
  }
}
