import type { Environment, PackedError, Program, ResetOptions } from '@voyager-mc/core'
import type { TokenUse } from '../trials/token-meter.ts'
import type { Trial, TrialReport } from '../trials/trial-agent.ts'

/** Trial of a module agent, as plain data. */
export interface ThreadedTrial extends Pick<Trial, 'task' | 'budget' | 'seed' | 'version'> {
  /** Names of the bots; the first one is the agent's own and has none. */
  readonly bots: readonly string[]
  readonly primitives: Environment['primitives']
  readonly scope: Environment['scope']
  /** Seed of the trial's chance. */
  readonly chance: number
}

/** Module of an agent, and what its thread is started with. */
export interface AgentThreadData {
  readonly module: string
  readonly exported: string
  /** Absent when the module is only loaded, to see whether it can be. */
  readonly trial?: ThreadedTrial
}

/** Call of an agent's thread to one of its bots. */
export type AgentCall =
  | { readonly method: 'reset'; readonly options: Omit<ResetOptions, 'signal'> }
  | { readonly method: 'step'; readonly program: Program; readonly timeoutMs: number | undefined }
  | { readonly method: 'close' }

/** Words of an agent's thread. */
export type FromAgent =
  | { readonly type: 'call'; readonly id: number; readonly bot: number; readonly call: AgentCall }
  | { readonly type: 'loaded' }
  | { readonly type: 'tokens'; readonly tokens: TokenUse }
  | { readonly type: 'report'; readonly report: TrialReport }
  | { readonly type: 'failure'; readonly error: PackedError }

/** Words to an agent's thread. */
export type ToAgent =
  | { readonly type: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly type: 'refusal'; readonly id: number; readonly error: PackedError }
  | { readonly type: 'abort'; readonly error: PackedError }
