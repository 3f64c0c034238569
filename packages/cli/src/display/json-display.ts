import { jsonLine } from '../terminal/clean-text.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Display } from './display.ts'

/** Events of the run as lines of JSON on standard output; everything else goes to standard error. */
export function jsonDisplay({ say, warn }: Pick<Terminal, 'say' | 'warn'>): Display {
  return {
    stage: () => undefined,
    goOn: () => undefined,
    show: (event) => say(jsonLine(event)),
    watch: () => undefined,
    glance: () => undefined,
    notice: warn,
    end: () => undefined,
    close: ({ reason, detail, completed, failed, skills, attempts }, { run }) =>
      say(jsonLine({ type: 'result', run, reason, detail, attempts, completed, failed, skills })),
  }
}
