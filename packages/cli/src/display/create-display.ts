import type { Terminal } from '../terminal/terminal.ts'
import { wallClock, type DisplayClock } from './display-clock.ts'
import { jsonDisplay } from './json-display.ts'
import { liveDisplay } from './live-display.ts'
import { plainDisplay } from './plain-display.ts'
import type { Display } from './display.ts'

/** Place and manner of the showing. */
export interface CreateDisplayOptions {
  readonly terminal: Pick<Terminal, 'say' | 'warn' | 'screen'>
  /** Prints every event as a line of JSON instead of words. */
  readonly json?: boolean
  /** Attempts the run may make in all, for the bar. */
  readonly attempts: number
  readonly clock?: DisplayClock
}

/** A picture that is drawn again and again on a terminal, plain lines elsewhere, lines of JSON when they are wanted. */
export function createDisplay({
  terminal,
  json = false,
  attempts,
  clock = wallClock,
}: CreateDisplayOptions): Display {
  if (json) return jsonDisplay(terminal)
  const { screen } = terminal
  return screen === undefined
    ? plainDisplay(terminal, { attempts, clock })
    : liveDisplay(screen, { attempts, clock })
}
