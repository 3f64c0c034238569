import type { EventEmitter } from 'node:events'
import { exitCodes } from '../faults/exit-codes.ts'
import { InterruptedError } from '../faults/interrupted-error.ts'

/** The process as far as interrupts are concerned. */
interface InterruptedProcess {
  readonly signals: Pick<EventEmitter, 'on' | 'off'>
  /** Standard output; an error on it means that nobody reads any more. */
  readonly output: Pick<EventEmitter, 'on' | 'off'>
  readonly warn: (text: string) => void
  readonly exit: (code: number) => void
}

/** Interrupts as a signal. */
interface Interrupts {
  readonly signal: AbortSignal
  readonly end: () => void
}

const names = { SIGINT: 'Ctrl-C', SIGTERM: 'SIGTERM', SIGHUP: 'SIGHUP' } as const

/** Longest wait for what is under way; everything up to the last event is saved by then in any case. */
const patienceMs = 10_000

/**
 * Turns Ctrl-C, SIGTERM, SIGHUP and a reader who has gone into one signal, so that what is under way is saved and
 * closed. A second one, or ten seconds, ends the process at once.
 */
export function watchInterrupts({ signals, output, warn, exit }: InterruptedProcess): Interrupts {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const leave = (line: string): void => {
    warn(line)
    exit(exitCodes.interrupted)
  }
  const interrupt = (message: string): void => {
    if (stop.signal.aborted) return
    stop.abort(new InterruptedError(message))
    timer = setTimeout(
      () => leave(`Nothing ended within ${patienceMs / 1000} s; what was committed is kept.`),
      patienceMs,
    ).unref()
  }
  const listeners = Object.entries(names).map(([name, word]) => {
    const listener = (): void => {
      if (stop.signal.aborted) leave(`Stopped at once by a second ${word}; what was committed is kept.`)
      else interrupt(`Stopped by ${word}.`)
    }
    signals.on(name, listener)
    return () => signals.off(name, listener)
  })
  const gone = (): void => {
    if (stop.signal.aborted) return
    interrupt('Stopped, because nobody reads the output any more.')
    // The summary has no reader, so that this line is all there is.
    warn('Stopped, because nobody reads the output any more; everything is saved.')
  }
  output.on('error', gone)
  return {
    signal: stop.signal,
    end: () => {
      clearTimeout(timer)
      for (const unlisten of listeners) unlisten()
      output.off('error', gone)
    },
  }
}
