import type { Environment } from '@voyager-mc/core'
import type { VirtualClock } from '@voyager-mc/world'

/** The same environment, with time standing still while nobody acts in it. */
export function frozenBetweenSteps(environment: Environment, clock: VirtualClock): Environment {
  const whileRunning = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    clock.thaw()
    try {
      return await act()
    } finally {
      clock.freeze()
    }
  }
  return {
    reset: (options) => whileRunning(() => environment.reset(options)),
    step: (program, options) => whileRunning(() => environment.step(program, options)),
    close: () => whileRunning(() => environment.close()),
  }
}
