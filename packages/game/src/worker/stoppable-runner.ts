import type { ProgramRunner } from '@voyager-mc/bot-runtime'
import type { ProgramOutcome } from '@voyager-mc/core'

/** A runner whose program can be stopped from outside without losing the step's result. */
export interface StoppableRunner extends ProgramRunner {
  /** Stops the program that runs now, with this outcome; does nothing when none runs. */
  halt(this: void, outcome: ProgramOutcome): void
}

/** Wraps a runner so that it can be stopped. */
export function stoppableRunner(runner: ProgramRunner): StoppableRunner {
  let stopRunning: ((outcome: ProgramOutcome) => void) | undefined
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
        const outcome = await runner.run(program, host, { ...options, signal: AbortSignal.any(signals) })
        return outcome.status === 'interrupted' && wanted ? wanted : outcome
      } finally {
        stopRunning = undefined
      }
    },
    halt: (outcome) => stopRunning?.(outcome),
  }
}
