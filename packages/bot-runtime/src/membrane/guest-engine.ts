import type { BudgetLimit } from './work-budget.ts'

/** Entry points of the guest side of the membrane. */
export type GuestEntry =
  | 'globals'
  | 'callback'
  | 'cells'
  | 'settle'
  | 'timer'
  | 'start'
  | 'unhandled'
  | 'waiting'

/** Answer to one request of the guest: a primitive as itself, or a string whose first letter says what follows. */
export type HostReply = number | boolean | string | undefined

/** The host side of the channel; the only function the guest side can call. */
export type HostChannel = (operation: string, id: number, member: string, payload: string) => HostReply

/** Reason why the guest was stopped from outside its own code. */
export type EngineStop =
  | BudgetLimit
  | 'memory'
  | 'closed'
  /** The machine gave it too little CPU time to reach any limit. */
  | 'starved'

/** A JavaScript engine that shares no object with the host: the membrane works on any. */
export interface GuestEngine {
  /** Evaluates a script in the guest's global scope; throws `GuestError` when it throws. */
  evaluate(source: string, fileName: string): void
  /** Calls an entry point with JSON text; a guest exception is thrown as `GuestError`. */
  call(entry: GuestEntry, payload: string): string | undefined
  /** Reason why the engine refuses to run on; absent while it works. */
  readonly stopped: EngineStop | undefined
  /**
   * Numbers the guest's scripts noted since it was last entered from outside, zero for none; readable after a halt, and
   * not to be trusted.
   */
  readonly notes: readonly [number, number]
  /** Whether the memory it has taken is most of what it may take; engines that report it themselves say no. */
  readonly isMemoryShort: boolean
  /** Frees the engine; safe at any time and more than once. */
  dispose(): void
}
