import type { RunLimits } from './run-limits.ts'
import type { ThreadCpu } from './thread-cpu.ts'

/**
 * What one run may still use. There is one for everything done on the program's behalf: its own code, callbacks,
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

/** How much longer a stretch may be with the host calls in it, and how far a price may lie below the real cost. */
const hostFactor = 5
/** Host calls between two looks at the thread's CPU time. */
const callsPerLook = 32

const nextTurn = (action: () => void): void => {
  setImmediate(action).unref()
}

/** Creates the budget of one run. */
export function createWorkBudget({
  limits,
  threadCpu,
  onTurn = nextTurn,
}: CreateWorkBudgetOptions): WorkBudget {
  const totalMs = Math.max(limits.cpuMs, Math.min(limits.totalCpuMs, limits.wallMs))
  const spent = { stretchGuest: 0, stretch: 0, total: 0, measured: 0, stretchMeasured: 0, kept: 0 }
  let exceeded: BudgetLimit | undefined
  let isStretchOpen = false
  let enteredAt: number | undefined
  let callsUntilLook = callsPerLook

  function judge(): void {
    const { stretchGuest, stretch, total, measured, stretchMeasured, kept } = spent
    const { cpuMs, keptMb } = limits
    if (stretchGuest > cpuMs || Math.max(stretch, stretchMeasured) > cpuMs * hostFactor)
      exceeded ??= 'stretch'
    if (total > totalMs || measured > totalMs * hostFactor) exceeded ??= 'total'
    if (kept > keptMb * 2 ** 20) exceeded ??= 'kept'
  }
  /** Takes the thread's CPU time since the last look into account. */
  function look(): void {
    callsUntilLook = callsPerLook
    if (enteredAt === undefined) return
    const now = threadCpu()
    spent.measured += now - enteredAt
    spent.stretchMeasured += now - enteredAt
    enteredAt = now
    judge()
  }
  return {
    enter() {
      enteredAt = threadCpu()
      if (isStretchOpen) return
      isStretchOpen = true
      spent.stretchGuest = spent.stretch = spent.stretchMeasured = 0
      onTurn(() => {
        isStretchOpen = false
      })
    },
    leave() {
      look()
      enteredAt = undefined
    },
    spendGuest(durationMs) {
      spent.stretchGuest += durationMs
      spent.stretch += durationMs
      spent.total += durationMs
      judge()
    },
    spendHost(durationUs) {
      spent.stretch += durationUs / 1000
      spent.total += durationUs / 1000
      callsUntilLook -= 1
      if (callsUntilLook <= 0 || durationUs > expensiveUs) look()
      else judge()
    },
    keep(bytes) {
      spent.kept += bytes
      judge()
    },
    get exceeded() {
      return exceeded
    },
  }
}

/** A call that costs so much is looked at by itself, in microseconds. */
const expensiveUs = 1000
