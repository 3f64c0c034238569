import type { OperatorConsole } from './operator-console.ts'

/**
 * Stops the world while nobody plays, as the original does: `/pause`, a command of a server mod, both pauses and
 * resumes, so somebody has to remember which it was.
 */
export interface PauseSwitch {
  /** Pauses, if the power is on. */
  pause(operator: OperatorConsole): void
  /** Resumes a world this switch paused. */
  resume(operator: OperatorConsole): void
}

/** Makes the switch of one environment; worlds run when it is made. */
export function createPauseSwitch(): PauseSwitch {
  let isPaused = false
  const flip = (operator: OperatorConsole): void => {
    operator.run('pause', 'pause')
    isPaused = !isPaused
  }
  return {
    pause(operator) {
      if (!isPaused && operator.allows('pause')) flip(operator)
    },
    resume(operator) {
      if (isPaused) flip(operator)
    },
  }
}
