import { AgentError } from '@voyager-mc/core'
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

/** Measures one stretch of guest code after another and halts the engine when one is too long. */
export interface CpuWatch {
  /** A new stretch begins. */
  begin(): void
  /** The host used this time itself; the guest gets it back. */
  giveBack(durationMs: number): void
  isOverdue(): boolean
  /** The imports of the engine with the alarm in place of its clock. */
  replaceAlarm(imports: WebAssembly.Imports, alarm: CompiledEngine['alarm']): WebAssembly.Imports
  /** Takes the engine's meter. */
  connect(meter: unknown): void
}

/** Options of `createCpuWatch`. */
export interface CreateCpuWatchOptions {
  readonly cpuMs: number
  readonly isCancelled: () => boolean
}

/** How much longer a stretch may be with the host calls in it; the bot misses its ticks for as long. */
export const hostFactor = 5
/** Turns of loops between two looks at the time: well under a millisecond of the engine's work. */
const turnsPerLook = 100_000

/** Creates a watch; it knows no limit until the first stretch begins. */
export function createCpuWatch({ cpuMs, isCancelled }: CreateCpuWatchOptions): CpuWatch {
  let deadline = Number.POSITIVE_INFINITY
  let lastDeadline = Number.POSITIVE_INFINITY
  let meter: WebAssembly.Global | undefined
  const isOverdue = (): boolean => isCancelled() || performance.now() > deadline
  const setMeter = (turns: number): void => {
    if (meter) meter.value = turns
  }
  const look = (): number => {
    if (isOverdue()) {
      // Below zero every frame that is left halts at its next loop, also those under a host call.
      setMeter(-1)
      throw new CpuHalt()
    }
    setMeter(turnsPerLook)
    return Date.now()
  }
  return {
    begin() {
      const now = performance.now()
      deadline = now + cpuMs
      lastDeadline = now + cpuMs * hostFactor
    },
    giveBack(durationMs) {
      deadline = Math.min(deadline + durationMs, lastDeadline)
    },
    isOverdue,
    replaceAlarm: (imports, { module, name }) => ({
      ...imports,
      [module]: { ...imports[module], [name]: look },
    }),
    connect(global) {
      if (!(global instanceof WebAssembly.Global)) throw new MeterError('The engine has no meter')
      meter = global
    },
  }
}
