import { cleanText } from './clean-text.ts'
import type { ExitCode } from '../faults/exit-codes.ts'
import type { Terminal } from './terminal.ts'
import { watchInterrupts } from './watch-interrupts.ts'

/** The terminal of a process, and the way out of it. */
interface OpenTerminal {
  readonly terminal: Terminal
  /** Ends the process: a model client or a half-open socket must not keep a finished command alive. */
  readonly leave: (code: ExitCode) => void
}

/** Connects a command with the streams and signals of a process. */
export function openTerminal(process: NodeJS.Process): OpenTerminal {
  const { stdout, stderr } = process
  const write = (stream: NodeJS.WriteStream, text: string): void => {
    stream.write(`${cleanText(text)}\n`)
  }
  const warn = (text: string): void => write(stderr, text)
  // Nobody is left to be told when standard error is gone.
  stderr.on('error', () => undefined)
  const { signal, end } = watchInterrupts({
    signals: process,
    output: stdout,
    warn,
    exit: (code) => process.exit(code),
  })
  return {
    terminal: {
      say: (text) => write(stdout, text),
      warn,
      ...(stdout.isTTY && {
        screen: {
          stream: stdout,
          get columns() {
            return stdout.columns
          },
          hasColours: stdout.hasColors(),
        },
      }),
      signal,
      directory: process.cwd(),
      variables: process.env,
    },
    leave: (code) => {
      end()
      process.exit(code)
    },
  }
}
