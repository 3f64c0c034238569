import { AgentError } from '@voyager-mc/core'
import type { WorkBudget } from '../membrane/work-budget.ts'
import { MeterError } from './meter-error.ts'
import type { CompiledEngine } from './web-assembly.ts'

/** Thrown from within the engine to leave it in the middle of whatever it does. */
export class CpuHalt extends AgentError {
  constructor() {
    super('cpu-halt', 'The engine was halted.')
  }

  static override isInstance(this: void, error: unknown): error is CpuHalt {
    return AgentError.isInstance(error) && error.code === 'cpu-halt'
  }
}

/** Counts what the engine computes and halts it when the budget is used up. */
export interface CpuWatch {
  /** Puts what the engine computed since the last look on the budget; the engine halts soon when that is used up. */
  settle(): void
  /** The imports of the engine with the alarm in place of its clock. */
  replaceAlarm(imports: WebAssembly.Imports, alarm: CompiledEngine['alarm']): WebAssembly.Imports
  /** Takes the engine's meter. */
  connect(meter: unknown): void
}

/** Options of `createCpuWatch`. */
export interface CreateCpuWatchOptions {
  readonly budget: Pick<WorkBudget, 'spendGuest' | 'exceeded'>
  readonly isCancelled: () => boolean
}

/** Turns of loops between two looks: about half a millisecond of the engine's work. */
const turnsPerLook = 100_000
/** Turns that count as a millisecond; the engine makes one for every instruction of the program. */
const turnsPerMs = 150_000

/** Creates a watch. */
export function createCpuWatch({ budget, isCancelled }: CreateCpuWatchOptions): CpuWatch {
  let meter: WebAssembly.Global | undefined
  const settle = (): void => {
    if (!meter) return
    budget.spendGuest((turnsPerLook - meter.value) / turnsPerMs)
    // Below zero every frame that is left halts at its next loop, also those under a host call.
    meter.value = budget.exceeded || isCancelled() ? -1 : turnsPerLook
  }
  return {
    settle,
    replaceAlarm: (imports, { module, name }) => ({
      ...imports,
      [module]: {
        ...imports[module],
        [name]: (): number => {
          settle()
          if (budget.exceeded || isCancelled()) throw new CpuHalt()
          return Date.now()
        },
      },
    }),
    connect(global) {
      if (!(global instanceof WebAssembly.Global)) throw new MeterError('The engine has no meter')
      meter = global
      meter.value = turnsPerLook
    },
  }
}
