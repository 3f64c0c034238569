import { jsonLine } from '../terminal/clean-text.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Display } from './display.ts'

/** Stages of opening and events of the run as lines of JSON on standard output; everything else goes to standard error. */
export function jsonDisplay({ say, warn }: Pick<Terminal, 'say' | 'warn'>): Display {
  return {
    stage: (text) => say(jsonLine({ type: 'stage', text })),
    goOn: () => undefined,
    show: (event) => say(jsonLine(event)),
    watch: () => undefined,
    glance: () => undefined,
    notice: warn,
    end: () => undefined,
    close: ({ reason, detail, completed, failed, skills, attempts }, { run, resume }) =>
      say(jsonLine({ type: 'result', run, reason, detail, attempts, completed, failed, skills, resume })),
  }
}
