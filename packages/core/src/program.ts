/** One function module that a program calls: a learned skill. */
export interface ProgramModule {
  /** Name of the main function, which is how others call it. */
  readonly name: string
  /** All of the module's functions as JavaScript source. */
  readonly source: string
}

/** Code an action agent wrote and nobody has judged yet. */
export interface Program {
  /** Name of the main function: async, its only parameter is `bot`. */
  readonly name: string
  /** Helper functions and the main function as JavaScript source. */
  readonly source: string
  /** Exactly the skills it calls, transitively, callees first; absent means none. */
  readonly modules?: readonly ProgramModule[]
  /** Changes that were made to the source before it was run, a line each, for who wrote it; absent when there were none. */
  readonly notes?: readonly string[]
}

/** End of a program. */
export type ProgramOutcome =
  | { readonly status: 'completed' }
  | {
      readonly status: 'failed'
      readonly message: string
      /** 1-based line in `Program.source`; absent when the failure has no place in it. */
      readonly line?: number
    }
  | {
      readonly status: 'timed-out'
      readonly limit: 'cpu' | 'wall' | 'memory' | 'calls' | 'log'
      readonly message: string
      /** 1-based line in `Program.source` on which it was halted; absent when it is not known. */
      readonly line?: number
    }
  | { readonly status: 'interrupted'; readonly message: string }
