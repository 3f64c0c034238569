import type { ProgramRunner, RunProgramOptions } from '@voyager-mc/bot-runtime'
import type { ProgramOutcome } from '@voyager-mc/core'

/** Place of a running program, as the runner tells it. */
export type RunPlace = NonNullable<ReturnType<Parameters<NonNullable<RunProgramOptions['onBegin']>>[0]>>

/** A runner whose program can be stopped from outside without losing the step's result. */
export interface StoppableRunner extends ProgramRunner {
  /** Stops the program that runs now, with this outcome; does nothing when none runs. */
  halt(this: void, outcome: ProgramOutcome): void
  /** Place of the program that runs now, in its own lines; undefined when none runs, or nobody knows. */
  place(this: void): RunPlace | undefined
}

/** Wraps a runner so that it can be stopped. */
export function stoppableRunner(runner: ProgramRunner): StoppableRunner {
  let stopRunning: ((outcome: ProgramOutcome) => void) | undefined
  let readPlace = (): RunPlace | undefined => undefined
  return {
    async run(program, host, options = {}) {
      const halted = new AbortController()
      let wanted: ProgramOutcome | undefined
      stopRunning = (outcome) => {
        wanted ??= outcome
        halted.abort()
      }
      try {
        const signals = [halted.signal, ...(options.signal ? [options.signal] : [])]
        const outcome = await runner.run(program, host, {
          ...options,
          signal: AbortSignal.any(signals),
          onBegin(place) {
            readPlace = place
            options.onBegin?.(place)
          },
        })
        return outcome.status === 'interrupted' && wanted ? wanted : outcome
      } finally {
        stopRunning = undefined
        readPlace = () => undefined
      }
    },
    halt: (outcome) => stopRunning?.(outcome),
    place: () => readPlace(),
  }
}
