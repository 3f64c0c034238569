import type { RunLimits } from './run-limits.ts'
import type { ThreadCpu } from './thread-cpu.ts'

/**
 * Allowance of one run. There is one for everything done on the program's behalf: its own code, callbacks,
 * listeners and timers, host calls, and what the host keeps for it.
 */
export interface WorkBudget {
  /** Guest code is entered from outside; a stretch goes on until the event loop has turned. */
  enter(): void
  /** The outermost entry is left. */
  leave(): void
  /** The guest computed, in milliseconds. */
  spendGuest(durationMs: number): void
  /** The host works for the guest, in microseconds of the border's table. */
  spendHost(durationUs: number): void
  /** The host keeps so many bytes more, or fewer when it is below zero. */
  keep(bytes: number): void
  /** The limit that was gone over; absent while all hold. */
  readonly exceeded: BudgetLimit | undefined
}

/** A limit of the budget: one stretch, the whole run, what the host keeps. */
export type BudgetLimit = 'stretch' | 'total' | 'kept'

/** Options of `createWorkBudget`. */
export interface CreateWorkBudgetOptions {
  readonly limits: Pick<RunLimits, 'cpuMs' | 'totalCpuMs' | 'wallMs' | 'keptMb'>
  /** Measures what no price covers; the only measure that depends on the machine. */
  readonly threadCpu: ThreadCpu
  /** Calls back when the event loop has turned. */
  readonly onTurn?: (action: () => void) => void
}

/** Times that a stretch may be longer with the host calls in it, and that a price may lie below the real cost. */
const hostFactor = 5
/** Host calls between two looks at the thread's CPU time. */
const callsPerLook = 32

const nextTurn = (action: () => void): void => {
  setImmediate(action).unref()
}

/** Creates the budget of one run. */
export function createWorkBudget(options: CreateWorkBudgetOptions): WorkBudget {
  return new RunBudget(options)
}

class RunBudget implements WorkBudget {
  exceeded: BudgetLimit | undefined
  readonly #options: CreateWorkBudgetOptions
  readonly #totalMs: number
  /** Of the current stretch, in milliseconds. */
  readonly #stretch = { guest: 0, all: 0, measured: 0, isOpen: false }
  /** Of the whole run, in milliseconds. */
  readonly #run = { all: 0, measured: 0 }
  #keptBytes = 0
  /** CPU time up to which the current entry is measured; absent outside. */
  #measuredAt: number | undefined
  #callsUntilLook = callsPerLook

  constructor(options: CreateWorkBudgetOptions) {
    const { cpuMs, totalCpuMs, wallMs } = options.limits
    this.#options = options
    this.#totalMs = Math.max(cpuMs, Math.min(totalCpuMs, wallMs))
  }

  enter(): void {
    const { threadCpu, onTurn = nextTurn } = this.#options
    this.#measuredAt = threadCpu()
    const stretch = this.#stretch
    if (stretch.isOpen) return
    Object.assign(stretch, { guest: 0, all: 0, measured: 0, isOpen: true })
    onTurn(() => {
      stretch.isOpen = false
    })
  }

  leave(): void {
    this.#look()
    this.#measuredAt = undefined
  }

  spendGuest(durationMs: number): void {
    this.#stretch.guest += durationMs
    this.#spend(durationMs)
    this.#judge()
  }

  spendHost(durationUs: number): void {
    this.#spend(durationUs / 1000)
    this.#callsUntilLook -= 1
    if (this.#callsUntilLook <= 0 || durationUs > expensiveUs) this.#look()
    else this.#judge()
  }

  keep(bytes: number): void {
    this.#keptBytes += bytes
    this.#judge()
  }

  #spend(durationMs: number): void {
    this.#stretch.all += durationMs
    this.#run.all += durationMs
  }

  /** Takes the thread's CPU time since the last look into account. */
  #look(): void {
    this.#callsUntilLook = callsPerLook
    if (this.#measuredAt === undefined) return
    const now = this.#options.threadCpu()
    this.#stretch.measured += now - this.#measuredAt
    this.#run.measured += now - this.#measuredAt
    this.#measuredAt = now
    this.#judge()
  }

  #judge(): void {
    if (this.exceeded) return
    const { cpuMs, keptMb } = this.#options.limits
    const { guest, all, measured } = this.#stretch
    if (guest > cpuMs || Math.max(all, measured) > cpuMs * hostFactor) this.exceeded = 'stretch'
    else if (this.#run.all > this.#totalMs || this.#run.measured > this.#totalMs * hostFactor) {
      this.exceeded = 'total'
    } else if (this.#keptBytes > keptMb * 2 ** 20) this.exceeded = 'kept'
  }
}

/** A call that costs so much is looked at by itself, in microseconds. */
const expensiveUs = 1000
